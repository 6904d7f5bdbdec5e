### Ce qu’il y a dans la boîte.

table-elements = Éléments
table-items = Articles
table-recipes = Recettes
table-mysteries = Mystères
table-tents = Tentes
table-princes = Princes
table-families = Familles d’articles
