/** Pulses, soy, nuts and seeds. Columns as in `grains.ts`. */
export const BEANS_AND_NUTS = `
black beans | PREPARED BLACK BEANS | 8.9 .5 .1 0 23.7 8.7 .3 1 0 27 2.1 355 |
kidney beans | PREPARED RED KIDNEY BEANS | 8.7 .5 .1 0 22.8 6.4 .3 1 0 35 2.2 405 |
pinto beans | PREPARED PINTO BEANS | 9 .65 .1 0 26.2 9 .3 1 0 46 2.1 436 |
chickpeas | PREPARED CHICKPEAS | 8.9 2.6 .3 0 27.4 7.6 4.8 7 0 49 2.9 291 |
cannellini beans | PREPARED CANNELLINI BEANS | 9.7 .35 .1 0 25.1 6.3 .3 6 0 90 3.7 561 |
great northern beans | PREPARED GREAT NORTHERN BEANS | 8.3 .45 .1 0 21.1 7 .4 2 0 68 2.1 391 |
navy beans | PREPARED NAVY BEANS | 8.2 .6 .1 0 26 10.5 .4 1 0 69 2.4 389 |
lima beans | PREPARED LIMA BEANS | 7.8 .4 .1 0 20.9 7 2.9 2 0 17 2.4 508 |
black eyed peas | PREPARED BLACK-EYED PEAS | 7.7 .5 .1 0 20.8 6.5 3.3 4 0 24 2.5 278 |
lentils | COOKED LENTILS | 9 .4 .1 0 20.1 7.9 1.8 2 0 19 3.3 369 |
dry black beans | BLACK BEANS | 21.6 1.4 .4 0 62.4 15.5 2.1 5 0 123 5 1483 |
dry kidney beans | RED KIDNEY BEANS | 23.6 .8 .1 0 60 15 2.2 24 0 143 8.2 1406 |
dry pinto beans | PINTO BEANS | 21.4 1.2 .2 0 62.6 15.5 2.1 12 0 113 5.1 1393 |
dry chickpeas | CHICKPEAS | 20.5 6 .6 0 63 12.2 10.7 24 0 57 4.3 718 |
dry cannellini | CANNELLINI BEANS | 23.4 .9 .2 0 60.3 15.2 2.1 16 0 240 10.4 1795 |
dry navy beans | NAVY BEANS | 22.3 1.5 .2 0 60.8 15.3 3.9 5 0 147 5.5 1185 |
dry lima beans | LARGE LIMA BEANS | 21.5 .7 .2 0 63.4 19 8.5 18 0 81 7.5 1724 |
dry mung beans | MUNG BEANS | 23.9 1.2 .3 0 62.6 16.3 6.6 15 0 132 6.7 1246 |
dry adzuki | ADZUKI BEANS | 19.9 .5 .2 0 62.9 12.7 2.5 5 0 66 5 1254 |
green lentils | | 24.6 1.1 .2 0 63.4 10.7 2 6 0 35 6.5 677 |
red lentils | | 23.9 2.2 .4 0 63.1 10.8 2 7 0 48 7.4 668 |
black lentils | | 24.6 1.6 .2 0 60 16 2 6 0 50 7.5 800 |
split peas | GREEN SPLIT PEAS | 23.8 1.2 .2 0 63.7 22.2 3.1 5 0 46 4.7 852 |
yellow peas | YELLOW SPLIT PEAS | 23.8 1.2 .2 0 63.7 22.2 3.1 5 0 46 4.7 852 |
chickpea flour | | 22.4 6.7 .7 0 57.8 10.8 10.9 64 0 45 4.9 846 |
lentil flour | RED LENTIL FLOUR | 24.5 2 .3 0 61 11 2 6 0 45 7 680 |
soybeans | | 36.5 20 2.9 0 30.2 9.3 7.3 2 0 277 15.7 1797 | soybeans
textured soy | TEXTURED SOY PROTEIN CONCENTRATE | 62 .7 .1 0 26 18 6 10 0 363 10.8 2200 | soybeans
soy protein | SOY PROTEIN ISOLATE | 84 3 .4 0 1 0 0 1005 0 178 14.5 300 | soybeans
pea protein | PEA PROTEIN | 80 6 1 0 4 1 .5 900 0 100 8 250 |
textured pea | TEXTURED PEA PROTEIN | 72 6 1 0 12 5 1 850 0 120 9 300 |
rice protein | BROWN RICE PROTEIN | 78 4 1 0 9 5 .5 60 0 100 6 150 |
fava protein | FAVA BEAN PROTEIN | 80 4 .7 0 6 2 1 400 0 80 8 200 |
tofu base | SOYBEANS, WATER, CALCIUM SULFATE | 12 7 1 0 2.5 1 .6 10 0 230 2 170 | soybeans
silken base | SOYBEANS, WATER, MAGNESIUM CHLORIDE | 6.2 3.3 .5 0 2.1 .4 1.2 6 0 40 1 190 | soybeans
tempeh base | CULTURED SOYBEANS | 19.5 10.5 2.2 0 9 6 .5 10 0 108 2.6 400 | soybeans
soy milk base | SOYMILK (FILTERED WATER, SOYBEANS) | 3.3 1.9 .3 0 2 .6 .7 8 0 18 .6 140 | soybeans
miso | MISO (WATER, SOYBEANS, RICE, SALT) | 12.8 6 1 0 25.4 5.4 6.2 3728 0 57 2.5 210 | soybeans
almonds | | 21.2 50 3.8 0 21.6 12.5 4.4 1 0 269 3.7 733 | tree_nuts=ALMONDS
almond flour | | 21.4 50.6 4 0 21 11.2 4.5 3 0 260 3.5 700 | tree_nuts=ALMONDS
almond butter | ALMOND BUTTER (ALMONDS) | 21 55.5 4.2 0 18.8 10.3 4.4 7 0 347 3.5 748 | tree_nuts=ALMONDS
cashews | | 18.2 43.9 7.8 0 30.2 3.3 5.9 12 0 37 6.7 660 | tree_nuts=CASHEWS
walnuts | | 15.2 65.2 6.1 0 13.7 6.7 2.6 2 0 98 2.9 441 | tree_nuts=WALNUTS
black walnuts | | 24.1 59 3.4 0 9.9 6.8 1.1 2 0 61 3.1 523 | tree_nuts=BLACK_WALNUTS
pecans | | 9.2 72 6.2 0 13.9 9.6 4 0 0 70 2.5 410 | tree_nuts=PECANS
pistachios | | 20.2 45.3 5.9 0 27.2 10.6 7.7 1 0 105 3.9 1025 | tree_nuts=PISTACHIOS
hazelnuts | | 15 60.8 4.5 0 16.7 9.7 4.3 0 0 114 4.7 680 | tree_nuts=HAZELNUTS
macadamias | MACADAMIA NUTS | 7.9 75.8 12.1 0 13.8 8.6 4.6 5 0 85 3.7 368 | tree_nuts=MACADAMIA_NUTS
brazil nuts | | 14.3 67.1 16.1 0 11.7 7.5 2.3 3 0 160 2.4 659 | tree_nuts=BRAZIL_NUTS
pine nuts | | 13.7 68.4 4.9 0 13.1 3.7 3.6 2 0 16 5.5 597 | tree_nuts=PINE_NUTS
peanuts | | 25.8 49.2 6.3 0 16.1 8.5 4.7 18 0 92 4.6 705 | peanuts
roasted peanuts | | 24.4 49.7 7.7 0 21.3 8.4 4.9 6 0 58 1.6 634 | peanuts
boiled peanuts | | 13.5 22 3.1 0 21.3 8.8 2.5 15 0 55 1 180 | peanuts
peanut flour | PARTIALLY DEFATTED PEANUT FLOUR | 44 12 1.8 0 32 14 8.2 60 0 130 3 1250 | peanuts
chestnuts | | 2.4 2.3 .4 0 45.5 8.1 10.6 3 0 27 1 518 |
sunflower seeds | | 20.8 51.5 4.5 0 20 8.6 2.6 9 0 78 5.3 645 |
pumpkin seeds | | 30.2 49 8.7 0 10.7 6 1.4 7 0 46 8.8 809 |
sesame seeds | | 17.7 49.7 7 0 23.5 11.8 .3 11 0 975 14.6 468 | sesame
tahini | TAHINI (GROUND SESAME SEEDS) | 17 53.8 7.5 0 21.2 9.3 .5 35 0 426 9 414 | sesame
chia seeds | | 16.5 30.7 3.3 0 42.1 34.4 0 16 0 631 7.7 407 |
flaxseed | | 18.3 42.2 3.7 0 28.9 27.3 1.6 30 0 255 5.7 813 |
hemp seeds | HULLED HEMP SEEDS | 31.6 48.8 4.6 0 8.7 4 1.5 5 0 70 8 1200 |
poppy seeds | | 18 41.6 4.5 0 28.1 19.5 3 26 0 1438 9.8 719 |
nutritional yeast | | 50 5 .5 0 36 22 0 60 0 50 3 1600 |
quorn base | MYCOPROTEIN | 11 3 .7 0 9 6 .5 5 0 43 .4 70 |
`;
