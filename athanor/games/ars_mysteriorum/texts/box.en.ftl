### What lies in the box.

table-elements = Elements
table-items = Items
table-recipes = Recipes
table-mysteries = Mysteries
table-tents = Tents
table-princes = Princes
table-families = Families of items
