### Le but du jeu, et à quoi sert chaque question.

goal = La plus grande Renommée gagne : créez cher, copiez à bon compte.
    .rule = AL-090
why-turn = Une action par tour : créer marque la tuile de votre choix, copier celle d’un rival, prendre ne marque rien mais prépare la suite. Créer et copier vous rendent deux cubes.
    .rule = AL-020, AL-028, AL-046, AL-047, AL-060
why-recipe = La recette est votre prix aujourd’hui et celui de tous ensuite : pour vous copier, il faut la payer entière. Les cubes d’un chaudron ne comptent plus pour les écoles.
    .rule = AL-029, AL-030, AL-031, AL-032, AL-047
why-tile = La tuile, c’est ce que vous marquez, et ce que marquera chaque copie. Haute sur une recette bon marché, elle attire vos rivaux ; une recette chère la protège.
    .rule = AL-037, AL-039, AL-040, AL-054
why-tribute = Un des cubes utilisés rejoint le stock du créateur ; les autres quittent le jeu. Donnez ce qui l’aide le moins, et faites disparaître l’ingrédient de votre école.
    .rule = AL-050, AL-052, AL-054, AL-084
