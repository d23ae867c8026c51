/** Herbs, spices, vinegars and ready seasonings. Columns as in `grains.ts`. */
export const SEASONINGS = `
spices | | 10 6 1 0 60 25 3 50 0 500 15 1300 |
black pepper | | 10.4 3.3 1.4 0 64 25.3 .6 20 0 443 9.7 1329 |
white pepper | | 10.4 2.1 .6 0 68.6 26.2 0 5 0 265 14.3 73 |
paprika | | 14.1 12.9 2.1 0 54 34.9 10.3 68 0 229 21.1 2280 |
smoked paprika | | 14.1 12.9 2.1 0 54 34.9 10.3 68 0 229 21.1 2280 |
cayenne | CAYENNE PEPPER | 12 17.3 3.3 0 56.6 27.2 10.3 30 0 148 7.8 2014 |
chile powder | GROUND CHILE PEPPER | 13.5 14.3 2.5 0 49.7 34.8 7.2 91 0 330 17.3 1950 |
red pepper flakes | CRUSHED RED PEPPER | 12 17.3 3.3 0 56.6 27.2 10.3 30 0 148 7.8 2014 |
cumin | | 17.8 22.3 1.5 0 44.2 10.5 2.3 168 0 931 66.4 1788 |
coriander seed | CORIANDER | 12.4 17.8 1 0 55 41.9 0 35 0 709 16.3 1267 |
cinnamon | | 4 1.2 .3 0 80.6 53.1 2.2 10 0 1002 8.3 431 |
nutmeg | | 5.8 36.3 25.9 0 49.3 20.8 3 16 0 184 3 350 |
cloves | | 6 13 4 0 65.5 33.9 2.4 277 0 632 11.8 1020 |
allspice | | 6.1 8.7 2.6 0 72.1 21.6 0 77 0 661 7.1 1044 |
cardamom | | 10.8 6.7 .7 0 68.5 28 0 18 0 383 14 1119 |
star anise | | 17.6 15.9 .6 0 50 14.6 0 16 0 646 37 1441 |
fennel seed | | 15.8 14.9 .5 0 52.3 39.8 0 88 0 1196 18.5 1694 |
caraway | CARAWAY SEEDS | 19.8 14.6 .6 0 49.9 38 .6 17 0 689 16.2 1351 |
ground ginger | | 9 4.2 2.6 0 71.6 14.1 3.4 27 0 114 19.8 1320 |
turmeric | | 9.7 3.3 1.8 0 67.1 22.7 3.2 27 0 168 55 2080 |
saffron | | 11.4 5.9 1.6 0 65.4 3.9 0 148 0 111 11.1 1724 |
dried oregano | OREGANO | 9 4.3 1.6 0 68.9 42.5 4.1 25 0 1597 36.8 1260 |
dried basil | BASIL | 23 4.1 2.2 0 47.8 37.7 1.7 76 0 2240 89.8 2630 |
dried thyme | THYME | 9.1 7.4 2.7 0 63.9 37 1.7 55 0 1890 123.6 814 |
dried rosemary | ROSEMARY | 4.9 15.2 7.4 0 64.1 42.6 0 50 0 1280 29.3 955 |
dried sage | SAGE | 10.6 12.8 7 0 60.7 40.3 1.7 11 0 1652 28 1070 |
dried parsley | PARSLEY | 26.6 5.5 1.4 0 50.6 26.7 7.3 452 0 1140 22 2683 |
dried dill | DILL WEED | 20 4.4 .2 0 55.8 13.6 0 208 0 1784 48.8 3308 |
celery seed | | 18 25.3 2.2 0 41.3 11.8 .7 160 0 1767 44.9 1400 | celery
mustard seed | | 26.1 36.2 2 0 28.1 12.2 6.8 13 0 266 9.2 738 | mustard
mustard powder | GROUND MUSTARD SEED | 26.1 36.2 2 0 28.1 12.2 6.8 13 0 266 9.2 738 | mustard
garlic powder | | 16.6 .7 .2 0 72.7 9 2.4 60 0 79 5.7 1193 |
onion powder | | 10.4 1 .2 0 79.1 15.2 6.6 73 0 384 3.9 985 |
curry powder | CURRY POWDER (CORIANDER, TURMERIC, MUSTARD SEED, CUMIN, FENUGREEK, BLACK PEPPER, CAYENNE PEPPER) | 14.3 14 1.7 0 55.8 53.2 2.8 52 0 525 19.1 1170 | mustard
fenugreek | FENUGREEK SEED | 23 6.4 1.5 0 58.4 24.6 0 67 0 176 33.5 770 |
sumac | | 5 18 4 0 65 40 0 90 0 250 5 600 |
wasabi powder | WASABI POWDER (HORSERADISH, MUSTARD, CORNSTARCH, SPIRULINA) | 14 6 .5 0 68 8 12 40 0 150 4 500 | mustard
matcha | GREEN TEA POWDER | 27 5 1 0 45 38 0 6 0 420 17 2700 | caffeine
tea | BLACK TEA | .1 0 0 0 .3 0 0 3 0 0 0 37 | caffeine
green tea | GREEN TEA | .2 0 0 0 .2 0 0 1 0 0 0 8 | caffeine
herbs for tea | HERBS | 0 0 0 0 .2 0 0 1 0 2 .1 9 |
coffee | COFFEE | .1 0 0 0 .2 0 0 2 0 2 0 49 | caffeine
coffee beans | ARABICA COFFEE BEANS | .1 0 0 0 .2 0 0 2 0 2 0 49 | caffeine
instant coffee | | 12.2 .5 .2 0 41.1 0 0 37 0 141 4.4 3535 | caffeine
chicory root | ROASTED CHICORY ROOT | 1.4 .2 0 0 17.5 1.5 8.7 50 0 41 .8 290 |
vinegar | DISTILLED VINEGAR | 0 0 0 0 .1 0 0 2 0 6 0 2 |
cider vinegar | APPLE CIDER VINEGAR | 0 0 0 0 .9 0 .4 5 0 7 .2 73 |
red wine vinegar | | 0 0 0 0 .3 0 0 8 0 6 .5 39 | sulphites
white wine vinegar | | 0 0 0 0 .3 0 0 8 0 6 .5 39 | sulphites
rice vinegar | | 0 0 0 0 .6 0 .2 4 0 3 .1 20 |
malt vinegar | | .1 0 0 0 1 0 .4 8 0 10 .2 60 | gluten
balsamic vinegar | BALSAMIC VINEGAR (WINE VINEGAR, GRAPE MUST) | .5 0 0 0 17 0 15 23 0 27 .7 112 | sulphites
red wine | | .1 0 0 0 2.6 0 .6 4 0 8 .5 127 | alcohol sulphites
white wine | | .1 0 0 0 2.6 0 1 5 0 9 .3 71 | alcohol sulphites
sherry | | .2 0 0 0 8 0 4 600 0 8 .4 90 | alcohol sulphites
mirin | RICE COOKING WINE | .2 0 0 0 43 0 38 5 0 2 .1 10 | alcohol added
dealcoholized wine | DEALCOHOLIZED WINE | .3 0 0 0 4 0 3 10 0 9 .4 80 | sulphites
dealcoholized beer | NON-ALCOHOLIC BEER (WATER, BARLEY MALT, HOPS, YEAST) | .3 .1 0 0 5 0 2.5 5 0 7 0 12 | gluten
soy sauce | SOY SAUCE (WATER, SOYBEANS, WHEAT, SALT) | 8.1 .6 .1 0 4.9 .8 .4 5490 0 33 1.5 435 | soybeans wheat
tamari | TAMARI (WATER, SOYBEANS, SALT) | 10.5 .1 0 0 5.6 .8 1.7 5586 0 20 2.4 212 | soybeans
coconut aminos | COCONUT AMINOS (COCONUT BLOSSOM NECTAR, SALT) | .6 0 0 0 18 0 16 1800 0 20 .3 600 | added
fish sauce | FISH SAUCE (ANCHOVIES, SALT, WATER) | 5.1 0 0 0 3.6 0 3.6 7850 0 43 .8 288 | fish=ANCHOVIES
oyster extract | OYSTER EXTRACT (OYSTERS, WATER, SALT) | 5 .5 .1 10 8 0 2 4000 0 60 2 200 | molluscs
worcestershire | WORCESTERSHIRE SAUCE (VINEGAR, MOLASSES, WATER, SUGAR, ANCHOVIES, ONIONS, SALT, GARLIC, TAMARIND, SPICES) | .2 0 0 0 19.5 0 10 980 0 107 5.3 800 | fish=ANCHOVIES added
prepared mustard | MUSTARD (WATER, VINEGAR, MUSTARD SEED, SALT, TURMERIC) | 4.1 3.6 .2 0 5.8 4 .9 1104 0 63 1.6 152 | mustard
dijon | DIJON MUSTARD (WATER, MUSTARD SEED, VINEGAR, SALT, CITRIC ACID) | 7 9 .6 0 5 3.5 1.5 2200 0 80 2 160 | mustard
hot sauce | HOT SAUCE (AGED CAYENNE PEPPERS, VINEGAR, SALT) | .5 .4 .1 0 1.8 .3 1.3 2643 0 8 .5 144 |
tamarind | TAMARIND PASTE | 1.5 .3 .1 0 55 3 50 25 0 50 1.5 450 |
capers | CAPERS (CAPERS, WATER, VINEGAR, SALT) | 2.4 .9 .2 0 4.9 3.2 .4 2350 0 40 1.7 40 |
green olives | GREEN OLIVES (OLIVES, WATER, SALT, LACTIC ACID) | 1 15.3 2 0 3.8 3.3 .5 1350 0 52 .5 42 |
ripe olives | RIPE OLIVES (OLIVES, WATER, SALT, FERROUS GLUCONATE) | .8 10.7 1.4 0 6 3.2 0 735 0 88 3.3 8 |
kalamata | KALAMATA OLIVES (OLIVES, WATER, RED WINE VINEGAR, SALT) | 1.2 19 2.6 0 6 3.2 0 1550 0 60 2 40 | sulphites
dill pickles | DILL PICKLES (CUCUMBERS, WATER, VINEGAR, SALT, DILL) | .5 .3 .1 0 2.4 1 1.1 809 0 57 .3 117 |
msg | MONOSODIUM GLUTAMATE | 0 0 0 0 0 0 0 12300 0 0 0 0 | mineral
yeast extract | | 40 .5 .1 0 20 5 1 7500 0 60 3 2000 |
bouillon base | CHICKEN FLAVOR (SALT, CHICKEN FAT, YEAST EXTRACT, NATURAL FLAVOR) | 14 13 3.4 12 16 0 5 18000 0 100 1 350 | meat
vegetable base | VEGETABLE FLAVOR (SALT, MALTODEXTRIN, DRIED CARROTS, DRIED CELERY, ONION POWDER) | 8 3 .8 0 40 5 15 17000 0 120 2 600 | celery
chicken stock | CHICKEN STOCK | 1.2 .2 .1 1 .3 0 .2 35 0 3 .1 70 | meat
beef stock | BEEF STOCK | 1.3 .1 .1 0 .3 0 .2 40 0 6 .2 90 | meat
vegetable stock | VEGETABLE STOCK (WATER, CARROTS, ONIONS, CELERY) | .2 0 0 0 1 .2 .6 20 0 8 .1 60 | celery
fish stock | FISH STOCK | 1.5 .3 .1 2 0 0 0 80 0 10 .1 80 | fish=COD
`;
