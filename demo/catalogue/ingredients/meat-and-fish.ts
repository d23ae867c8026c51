/** Meat, poultry, fish and shellfish, raw unless named otherwise. Columns as in `grains.ts`. */
export const MEAT_AND_FISH = `
beef 80 | BEEF | 17.2 20 7.6 71 0 0 0 66 .1 18 1.9 270 | meat ruminant
beef 85 | BEEF | 18.6 15 5.9 68 0 0 0 66 .1 15 2.1 295 | meat ruminant
beef 93 | BEEF | 20.9 7 2.9 63 0 0 0 66 .1 10 2.3 330 | meat ruminant
beef chuck | BEEF CHUCK | 18.9 13 5.3 68 0 0 0 70 .1 14 2.1 310 | meat ruminant
beef ribeye | BEEF RIBEYE | 18.5 20 8.6 70 0 0 0 58 .1 9 1.8 290 | meat ruminant
beef sirloin | BEEF SIRLOIN | 21.2 8.4 3.2 64 0 0 0 54 .1 21 1.6 336 | meat ruminant
beef tenderloin | BEEF TENDERLOIN | 20.5 13 5.2 68 0 0 0 52 .1 20 1.6 320 | meat ruminant
beef round | BEEF ROUND | 22.3 4.8 1.7 60 0 0 0 56 .1 20 2.1 350 | meat ruminant
beef brisket | BEEF BRISKET | 18.4 17.8 7 70 0 0 0 68 .1 6 1.8 290 | meat ruminant
beef short ribs | BEEF SHORT RIBS | 15.4 30 13 74 0 0 0 52 .1 9 1.6 250 | meat ruminant
beef flank | BEEF FLANK | 21.2 7.2 3 62 0 0 0 55 .1 24 1.6 340 | meat ruminant
beef liver | | 20.4 3.6 1.2 275 3.9 0 0 69 1.2 5 4.9 313 | meat
cooked beef | COOKED BEEF | 27 11 4.3 85 0 0 0 60 .1 14 2.6 320 | meat ruminant
veal | | 19.4 6.8 2.8 82 0 0 0 86 .1 15 .9 315 | meat ruminant
lamb | | 17.5 18 7.8 70 0 0 0 60 .1 12 1.6 240 | meat ruminant
lamb leg | LAMB LEG | 18.6 12 5.2 66 0 0 0 61 .1 9 1.7 280 | meat ruminant
goat | GOAT MEAT | 20.6 2.3 .7 57 0 0 0 82 0 13 2.8 385 | meat
bison | | 20.2 7.2 2.9 70 0 0 0 70 .1 11 2.8 328 | meat ruminant
venison | | 21.8 7.1 3.4 80 0 0 0 75 ? 11 2.9 330 | meat
rabbit | | 20 5.6 1.7 57 0 0 0 41 ? 13 1.6 330 | meat
pork loin | PORK LOIN | 21.4 5.7 1.9 59 0 0 0 52 .6 6 .6 389 | meat pork
pork tenderloin | PORK TENDERLOIN | 21.5 3.5 1.2 65 0 0 0 52 .3 6 1 399 | meat pork
pork chop | PORK LOIN CHOP | 20.7 9 3 62 0 0 0 55 .6 14 .6 360 | meat pork
pork shoulder | PORK SHOULDER | 17.4 18 6.2 71 0 0 0 65 1 15 1.1 302 | meat pork
pork belly | PORK BELLY | 11.5 45 16.4 72 0 0 0 40 1 6 .5 200 | meat pork
pork ribs | PORK SPARERIBS | 15.5 23.4 7.5 80 0 0 0 81 1 15 .9 242 | meat pork
ground pork | PORK | 16.9 21 7.9 72 0 0 0 56 1 14 .9 287 | meat pork
pork leg | PORK LEG | 20 8 2.8 66 0 0 0 60 .6 6 .9 350 | meat pork
pork fat | PORK FAT | 5 76 27 74 0 0 0 20 1 5 .2 65 | meat pork
pork liver | | 21.4 3.7 1.2 301 2.5 0 0 87 ? 9 23 273 | meat pork
chicken breast | | 22.5 2.6 .6 73 0 0 0 45 0 5 .4 334 | meat
chicken thigh | CHICKEN THIGHS | 19.7 6 1.6 94 0 0 0 86 0 7 .8 242 | meat
chicken thigh skin | CHICKEN THIGHS | 16.7 16 4.4 98 0 0 0 81 .1 9 .8 204 | meat
chicken drumstick | CHICKEN DRUMSTICKS | 18.1 9.2 2.5 92 0 0 0 106 .1 10 .7 205 | meat
chicken wing | CHICKEN WINGS | 17.5 13 3.6 111 0 0 0 84 .1 11 .5 170 | meat
whole chicken | CHICKEN | 18.6 15 4.3 75 0 0 0 70 .2 11 .9 189 | meat
ground chicken | CHICKEN | 17.6 8 2.3 86 0 0 0 60 0 6 .8 460 | meat
chicken liver | | 16.9 4.8 1.6 345 .7 0 0 71 0 8 9 230 | meat
cooked chicken | COOKED WHITE MEAT CHICKEN | 29.5 4 1.1 84 0 0 0 70 .1 14 1 250 | meat
turkey breast | | 23.7 1.5 .3 57 0 0 0 95 .1 11 .7 260 | meat
ground turkey | TURKEY | 19 8 2.2 72 0 0 0 69 .2 21 1.1 235 | meat
turkey thigh | TURKEY THIGHS | 20 6.5 1.9 78 0 0 0 90 .2 13 1.3 250 | meat
whole turkey | TURKEY | 21 7 1.9 72 0 0 0 80 .2 13 .9 240 | meat
duck | | 12 37 12.5 76 0 0 0 63 .7 11 2.4 209 | meat
duck breast | | 18.8 12 3.6 95 0 0 0 60 .4 5 4 260 | meat
natural casing | SHEEP CASING | 10 2 1 60 0 0 0 500 ? 20 1 50 | meat
beef collagen | COLLAGEN CASING | 50 1 .3 20 0 0 0 300 ? 20 1 20 | gelatin
gelatin | | 85.6 .1 0 0 0 0 0 196 0 55 1.1 16 | gelatin
donkey gelatin | DONKEY-HIDE GELATIN | 84 .5 .2 0 3 0 0 300 ? ? ? ? | gelatin
bird nest | EDIBLE BIRD'S NEST | 55 .2 .1 0 28 0 8 650 ? 900 5 110 | honey
salmon | ATLANTIC SALMON | 20.4 13.4 3 55 0 0 0 59 11 9 .3 363 | fish=SALMON
sockeye | WILD SOCKEYE SALMON | 22 4.7 .8 51 0 0 0 78 14 9 .4 367 | fish=SALMON
pink salmon | PINK SALMON | 20.5 4.4 .8 46 0 0 0 75 10.9 7 .4 366 | fish=SALMON
cod | | 17.8 .7 .1 43 0 0 0 54 .9 16 .4 413 | fish=COD
pollock | WILD ALASKA POLLOCK | 17.2 .6 .1 46 0 0 0 160 .5 12 .3 330 | fish=POLLOCK
haddock | | 16.3 .5 .1 54 0 0 0 213 .5 11 .2 286 | fish=HADDOCK
tilapia | | 20 1.7 .6 50 0 0 0 52 3.1 10 .6 302 | fish=TILAPIA
halibut | | 18.6 1.3 .3 49 0 0 0 68 4.7 7 .2 435 | fish=HALIBUT
mahi mahi | MAHI-MAHI | 18.5 .7 .2 73 0 0 0 88 ? 15 1.1 416 | fish=MAHI-MAHI
catfish | | 15.2 5.9 1.3 55 0 0 0 98 .2 8 .2 302 | fish=CATFISH
trout | RAINBOW TROUT | 20 6.2 1.4 59 0 0 0 51 15.9 25 .3 377 | fish=TROUT
swordfish | | 19.7 6.7 1.6 66 0 0 0 81 13.9 5 .4 418 | fish=SWORDFISH
snapper | | 20.5 1.3 .3 37 0 0 0 64 10.2 32 .2 417 | fish=SNAPPER
flounder | | 15.2 1.6 .4 45 0 0 0 180 2.8 20 .2 200 | fish=FLOUNDER
sea bass | | 18.4 2 .5 41 0 0 0 68 5.7 10 .3 256 | fish=SEA_BASS
yellowfin | YELLOWFIN TUNA | 24.4 .5 .2 39 0 0 0 45 1.7 4 .8 441 | fish=TUNA
light tuna | LIGHT TUNA | 24.5 .9 .2 42 0 0 0 60 1.2 11 1.5 237 | fish=TUNA
albacore | WHITE TUNA | 25.5 3 .8 42 0 0 0 60 2 14 1 250 | fish=TUNA
sardine | SARDINES | 21 10.5 2.3 110 0 0 0 100 4.8 300 2.5 390 | fish=SARDINES
mackerel | | 18.6 13.9 3.3 70 0 0 0 90 16.1 12 1.6 314 | fish=MACKEREL
herring | | 18 9 2 60 0 0 0 90 4.2 57 1.1 327 | fish=HERRING
anchovy | ANCHOVIES | 22 5 1.3 65 0 0 0 104 1.7 147 3.3 383 | fish=ANCHOVIES
whitefish | | 19.1 5.9 .9 60 0 0 0 51 12 26 .4 317 | fish=WHITEFISH
fish roe | SALMON ROE | 29 14 3.2 440 2.9 0 0 90 12 30 1 180 | fish=SALMON
shrimp | | 20.1 .5 .1 161 0 0 0 119 0 64 .5 264 | crustaceans=SHRIMP
crab | CRAB MEAT | 18.1 1.1 .2 78 0 0 0 293 0 89 .7 329 | crustaceans=CRAB
lobster | LOBSTER MEAT | 16.5 .8 .2 127 0 0 0 350 0 84 .3 200 | crustaceans=LOBSTER
crawfish | CRAWFISH TAIL MEAT | 16 1 .2 114 0 0 0 58 0 27 .8 302 | crustaceans=CRAWFISH
scallop | SCALLOPS | 13.5 .6 .1 26 3.2 0 0 250 0 6 .4 205 | molluscs
mussel | MUSSELS | 11.9 2.2 .4 28 3.7 0 0 286 0 26 4 320 | molluscs
clam | CLAMS | 14.7 1 .2 30 3.6 0 0 400 0 39 1.6 46 | molluscs
oyster | OYSTERS | 8 2 .5 40 4 0 0 180 .1 45 5 160 | molluscs
squid | | 15.6 1.4 .4 233 3.1 0 0 44 0 32 .7 246 | molluscs
octopus | | 14.9 1 .2 48 2.2 0 0 230 0 53 5.3 350 | molluscs
nori | DRIED SEAWEED | 36 3 .6 0 42 34 .5 600 0 300 11 2400 |
wakame | DRIED WAKAME SEAWEED | 18 4 .8 0 42 33 .5 5500 0 900 9 2500 |
kombu | DRIED KELP | 7 1.5 .5 0 57 30 2 2500 0 700 4 5000 |
dulse | DRIED DULSE | 20 1.2 .3 0 44 30 .5 1500 0 220 30 7000 |
`;
