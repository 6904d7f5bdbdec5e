my_title = x
