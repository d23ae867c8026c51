/** Fruit: fresh, dried and as juice. Columns as in `grains.ts`. */
export const FRUIT = `
apple | APPLES | .3 .2 0 0 13.8 2.4 10.4 1 0 6 .12 107 |
pear | PEARS | .4 .1 0 0 15.2 3.1 9.8 1 0 9 .2 116 |
quince | QUINCES | .4 .1 0 0 15.3 1.9 8.9 4 0 11 .7 197 |
banana | BANANAS | 1.1 .3 .1 0 22.8 2.6 12.2 1 0 5 .26 358 |
plantain | PLANTAINS | 1.3 .4 .1 0 31.9 2.3 15 4 0 3 .6 499 |
orange | ORANGES | .9 .1 0 0 11.8 2.4 9.4 0 0 40 .1 181 |
mandarin | MANDARINS | .8 .3 0 0 13.3 1.8 10.6 2 0 37 .15 166 |
grapefruit | | .8 .1 0 0 10.7 1.6 6.9 0 0 22 .1 135 |
pomelo | POMELOS | .8 0 0 0 9.6 1 8 1 0 4 .1 216 |
kumquat | KUMQUATS | 1.9 .9 .1 0 15.9 6.5 9.4 10 0 62 .9 186 |
lemon | LEMONS | 1.1 .3 0 0 9.3 2.8 2.5 2 0 26 .6 138 |
lime | LIMES | .7 .2 0 0 10.5 2.8 1.7 2 0 33 .6 102 |
strawberry | STRAWBERRIES | .7 .3 0 0 7.7 2 4.9 1 0 16 .4 153 |
blueberry | BLUEBERRIES | .7 .3 0 0 14.5 2.4 10 1 0 6 .3 77 |
raspberry | RASPBERRIES | 1.2 .65 0 0 11.9 6.5 4.4 1 0 25 .7 151 |
blackberry | BLACKBERRIES | 1.4 .5 0 0 9.6 5.3 4.9 1 0 29 .6 162 |
cranberry | CRANBERRIES | .5 .1 0 0 12 3.6 4.3 2 0 8 .2 80 |
gooseberry | GOOSEBERRIES | .9 .6 0 0 10.2 4.3 6 1 0 25 .3 198 |
acai | ACAI PUREE | 1 5 1.3 0 4 3 .5 7 0 35 .6 105 |
cherry | SWEET CHERRIES | 1.1 .2 0 0 16 2.1 12.8 0 0 13 .4 222 |
tart cherry | TART CHERRIES | 1 .3 .1 0 12.2 1.6 8.5 3 0 16 .3 173 |
grape | GRAPES | .7 .2 .1 0 18.1 .9 15.5 2 0 10 .4 191 |
peach | PEACHES | .9 .3 0 0 9.5 1.5 8.4 0 0 6 .25 190 |
nectarine | NECTARINES | 1.1 .3 0 0 10.6 1.7 7.9 0 0 6 .3 201 |
plum | PLUMS | .7 .3 0 0 11.4 1.4 9.9 0 0 6 .2 157 |
apricot | APRICOTS | 1.4 .4 0 0 11.1 2 9.2 1 0 13 .4 259 |
mango | MANGOES | .8 .4 .1 0 15 1.6 13.7 1 0 11 .2 168 |
pineapple | | .5 .1 0 0 13.1 1.4 9.9 1 0 13 .3 109 |
papaya | | .5 .3 .1 0 10.8 1.7 7.8 8 0 20 .25 182 |
kiwi | KIWIFRUIT | 1.1 .5 0 0 14.7 3 9 3 0 34 .3 312 |
cantaloupe | | .8 .2 .1 0 8.2 .9 7.9 16 0 9 .2 267 |
honeydew | HONEYDEW MELON | .5 .1 0 0 9.1 .8 8.1 18 0 6 .2 228 |
watermelon | | .6 .15 0 0 7.6 .4 6.2 1 0 7 .2 112 |
pomegranate | POMEGRANATE ARILS | 1.7 1.2 .1 0 18.7 4 13.7 3 0 10 .3 236 |
passion fruit | | 2.2 .7 .1 0 23.4 10.4 11.2 28 0 12 1.6 348 |
dragon fruit | | 1.2 .4 0 0 13 2.9 8 ? 0 18 .7 ? |
guava | GUAVAS | 2.6 1 .3 0 14.3 5.4 8.9 2 0 18 .3 417 |
persimmon | PERSIMMONS | .6 .2 0 0 18.6 3.6 12.5 1 0 8 .2 161 |
fig | FIGS | .8 .3 .1 0 19.2 2.9 16.3 1 0 35 .4 232 |
lychee | LYCHEES | .8 .4 .1 0 16.5 1.3 15.2 1 0 5 .3 171 |
jackfruit | | 1.7 .6 .2 0 23.3 1.5 19 2 0 24 .2 448 |
green jackfruit | YOUNG GREEN JACKFRUIT | 1.2 .3 .1 0 6.5 4.5 1.2 5 0 30 .4 250 |
starfruit | STAR FRUIT | 1 .3 0 0 6.7 2.8 4 2 0 3 .1 133 |
prickly pear | | .7 .5 .1 0 9.6 3.6 ? 5 0 56 .3 220 |
avocado | AVOCADOS | 2 14.7 2.1 0 8.5 6.7 .7 7 0 12 .55 485 |
coconut | COCONUT | 3.3 33.5 29.7 0 15.2 9 6.2 20 0 14 2.4 356 |
raisins | | 3.1 .5 .1 0 79.2 3.7 65 11 0 50 1.9 749 |
golden raisins | GOLDEN RAISINS (GRAPES, SULFUR DIOXIDE) | 3.3 .3 .1 0 79.5 3.3 65 12 0 53 1.8 746 | sulphites
currants | ZANTE CURRANTS | 4.1 .3 0 0 74 6.8 67 8 0 86 3.3 892 |
dates | | 2.5 .4 0 0 75 8 63.4 2 0 39 1 656 |
medjool dates | | 1.8 .2 0 0 75 6.7 66.5 1 0 64 .9 696 |
prunes | PITTED PRUNES | 2.2 .4 .1 0 63.9 7.1 38.1 2 0 43 .9 732 |
dried apricots | DRIED APRICOTS (APRICOTS, SULFUR DIOXIDE) | 3.4 .5 0 0 62.6 7.3 53.4 10 0 55 2.7 1162 | sulphites
unsulphured apricots | DRIED APRICOTS | 3.4 .5 0 0 62.6 7.3 53.4 10 0 55 2.7 1162 |
dried figs | | 3.3 .9 .1 0 63.9 9.8 47.9 10 0 162 2 680 |
dried mango | | 2.5 1.2 .3 0 78.6 6 66 20 0 40 1 800 |
dried apples | DRIED APPLES (APPLES, SULFUR DIOXIDE) | .9 .3 .1 0 65.9 8.7 57.2 87 0 14 1.4 450 | sulphites
apple crisps | DRIED APPLES | 1.5 .8 .1 0 86 11 72 6 0 30 .8 650 |
dried pineapple | | 2 .8 .1 0 82 7 70 5 0 70 1.5 600 |
dried bananas | | 3.9 1.8 .7 0 80 9.9 47.3 3 0 22 1.2 1491 |
dried tart cherries | DRIED TART CHERRIES | 4 1 .2 0 79 5 65 10 0 60 1.5 600 |
freeze dried strawberries | | 7 3 .2 0 80 18 50 10 0 150 4 1500 |
mulberries | DRIED WHITE MULBERRIES | 11 2.6 .4 0 70 13 46 25 0 240 7 900 |
goji berries | DRIED GOJI BERRIES | 14.3 .4 0 0 77.1 13 45.6 298 0 190 6.8 1132 |
coconut flakes | UNSWEETENED COCONUT | 6.9 64.5 57.2 0 23.7 16.3 7.4 37 0 26 3.3 543 |
coconut milk | COCONUT MILK (COCONUT, WATER) | 2 19 17 0 3 0 1.5 15 0 16 1.6 220 |
coconut cream | COCONUT CREAM (COCONUT, WATER) | 2.7 30 26 0 5 1 2 8 0 11 2 300 |
coconut water | | .2 .1 .1 0 4 0 3.6 35 0 15 .1 200 |
orange juice | | .7 .2 0 0 10.4 .2 8.4 1 0 11 .2 200 |
orange concentrate | ORANGE JUICE CONCENTRATE | 2.4 .4 .1 0 36 .7 31 4 0 40 .4 670 | added
apple juice | | .1 .1 0 0 11.3 .2 9.6 4 0 8 .1 101 |
apple concentrate | APPLE JUICE CONCENTRATE | .5 .4 .1 0 41 .4 38.8 25 0 20 .9 448 | added
white grape concentrate | WHITE GRAPE JUICE CONCENTRATE | .5 .2 .1 0 44 .3 43 9 0 20 .6 90 | added
grape juice | CONCORD GRAPE JUICE | .4 .1 0 0 14.8 .2 14.2 5 0 11 .25 104 |
cranberry juice | | .4 .1 0 0 12.2 .1 12.1 2 0 8 .25 77 |
pineapple juice | | .4 .1 0 0 12.9 .2 10 2 0 13 .3 130 |
grapefruit juice | | .5 .1 0 0 9.2 .1 9.1 1 0 9 .2 162 |
pomegranate juice | | .2 .3 .1 0 13.1 .1 12.7 9 0 11 .1 214 |
tart cherry juice | | .3 .5 .1 0 13.7 0 12.8 4 0 13 .4 161 |
prune juice | | .6 .03 0 0 17.5 1 16.5 4 0 12 1.2 276 |
lemon juice | | .35 .2 0 0 6.9 .3 2.5 1 0 6 .1 103 |
lemon concentrate | LEMON JUICE CONCENTRATE | 1.8 1 .1 0 33 1.5 12 5 0 30 .5 500 |
lime juice | | .4 .1 0 0 8.4 .4 1.7 2 0 14 .1 117 |
apple puree | APPLE PUREE | .2 .1 0 0 11.3 1.1 9.4 2 0 4 .2 74 |
peach puree | | .8 .2 0 0 9.9 1.4 8.4 1 0 6 .3 180 |
pear puree | | .4 .1 0 0 15 2.8 9.8 1 0 9 .2 116 |
banana puree | | 1.1 .3 .1 0 22.8 2.6 12.2 1 0 5 .26 358 |
mango puree | | .7 .3 .1 0 14.5 1.5 13 1 0 10 .2 160 |
strawberry puree | | .7 .3 0 0 7.7 2 4.9 1 0 16 .4 153 |
guava puree | | .9 .3 .1 0 12 4 8 3 0 14 .3 300 |
dried orange peel | | 1.5 .2 0 0 75 31 30 10 0 480 2.4 600 |
`;
