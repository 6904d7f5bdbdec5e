### Succès : leurs noms, et comment les obtenir.

achievement-perfect-day = Un jour parfait
    .line = Réussissez trois visites parfaites à une forge dans une partie : plus d’ouvriers que la forge n’en demande aident le dé.

achievement-masterpiece = Un chef-d’œuvre
    .line = Réalisez une commande de niveau A lors d’une visite parfaite.

achievement-eight-orders = La coqueluche de la ville
    .line = Réalisez huit commandes dans une partie.
