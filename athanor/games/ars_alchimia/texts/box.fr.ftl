### Ce qu’il y a dans la boîte.

table-resources = Ressources
table-orders = Commandes
table-locations = Lieux
table-forges = Forges
table-assistants = Assistants
table-categories = Catégories de commandes
table-ranks = Rangs
