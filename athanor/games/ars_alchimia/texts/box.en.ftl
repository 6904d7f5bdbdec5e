### What lies in the box.

table-resources = Resources
table-orders = Orders
table-locations = Locations
table-forges = Forges
table-assistants = Assistants
table-categories = Categories of orders
table-ranks = Ranks
