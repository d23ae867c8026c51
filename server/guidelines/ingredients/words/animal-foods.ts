import type { WordRow } from './word-table.ts';

export const ANIMAL_FOODS: readonly WordRow[] = [
  {
    group: 'dairy',
    traits: ['animalProduct'],
    words:
      "milk, whole milk, nonfat milk, non fat milk, skim milk, skimmed milk, lowfat milk, low fat milk, reduced fat milk, fat free milk, part skim milk, pasteurized milk, cultured milk, cultured pasteurized milk, milk powder, dry milk, nonfat dry milk, dried milk, whole milk powder, skim milk powder, evaporated milk, condensed milk, buttermilk, buttermilk powder, buttermilk solid, milk solid, nonfat milk solid, milk ingredient, yogurt, yoghurt, yogurt powder, nonfat yogurt, lowfat yogurt, kefir, kefir grain, cultured cream, dairy, goat milk, goat's milk, sheep milk, sheep's milk, cow's milk, lait, lait entier, lait ecreme, lait demi ecreme, poudre de lait, lait en poudre, yaourt, milch, vollmilch, magermilch, magermilchpulver, vollmilchpulver, milchpulver, joghurt, leche, leche en polvo, latte, latte in polvere, melk, mjolk, dulce de leche",
  },
  {
    group: 'dairy',
    traits: ['animalProduct', 'cheese'],
    words:
      'cheese, cheddar, cheddar cheese, mozzarella, mozzarella cheese, parmesan, parmesan cheese, romano cheese, pecorino, pecorino romano, asiago, asiago cheese, provolone, swiss, swiss cheese, gouda, brie, feta, feta cheese, ricotta, ricotta cheese, cottage cheese, blue cheese, gorgonzola, monterey jack, monterey jack cheese, colby, colby jack, pepper jack, american cheese, cheese powder, cheese blend, queso, queso fresco, quark, paneer, mascarpone, havarti, gruyere, manchego, emmental, fontina, halloumi, goat cheese, granular cheese, cheese curd, skim milk cheese, pasteurized process cheese, process cheese, cultured granular cheese, fromage, fromage blanc, kase, formaggio, reduced fat cheddar cheese',
  },
  {
    group: 'fat',
    traits: ['animalProduct', 'addedFat'],
    words:
      'cream, heavy cream, light cream, sour cream, whipping cream, cream cheese, neufchatel cheese, creme, creme fraiche, creme fraiche, sahne, nata, panna, half and half, sweet cream, sour cream powder, cream powder, dried cream, cream solid, table cream',
  },
  {
    group: 'fat',
    traits: ['animalProduct', 'addedFat', 'culinary'],
    nova: 3,
    marker: 'butter',
    words:
      'butter, butterfat, butter fat, milkfat, milk fat, butter oil, anhydrous milk fat, anhydrous milkfat, ghee, sweet cream butter, clarified butter, beurre, beurre concentre, matiere grasse laitiere, butterreinfett, mantequilla, mantequilla, burro, smor',
  },
  {
    group: 'protein',
    traits: ['meat'],
    words:
      'meat, beef, pork, chicken, chicken meat, chicken breast, chicken breast meat, dark meat chicken, turkey, turkey breast, ham, bacon, pork belly, lamb, mutton, veal, venison, bison, buffalo, duck, goose, rabbit, elk, goat meat, sausage, pepperoni, salami, prosciutto, chorizo, hot dog, frankfurter, bratwurst, jerky, liver, pork liver, chicken liver, pork skin, pork rind, tripe, beef tripe, chicken skin, giblet, beef heart, bologna, pastrami, corned beef, cooked beef, ground beef, beef chuck, sirloin, viande, boeuf, porc, poulet, dinde, jambon, lardon, agneau, veau, canard, foie de porc, maigre de porc, fleisch, schweinefleisch, rindfleisch, huhn, hahnchen, pute, speck, schinken, carne, carne de res, cerdo, pollo, pavo, jamon, tocino, cordero, maiale, manzo, prosciutto, vlees, kip, steak, meatball, escargot, frog leg',
  },
  {
    group: 'protein',
    traits: ['meat', 'seafood'],
    words:
      'fish, salmon, tuna, albacore, skipjack tuna, light tuna, white tuna, cod, pollock, alaska pollock, haddock, hake, halibut, tilapia, catfish, trout, sardine, mackerel, herring, anchovy, swordfish, mahi mahi, flounder, snapper, grouper, whiting, swai, basa, perch, pike, eel, sea bass, barramundi, sturgeon, smelt, sprat, brisling, shrimp, prawn, crab, crab meat, lobster, langostino, crayfish, crawfish, scallop, clam, oyster, mussel, squid, calamari, octopus, cuttlefish, caviar, roe, shellfish, seafood, surimi, poisson, thon, saumon, cabillaud, colin, crevette, moule, anchois, maquereau, fisch, lachs, thunfisch, garnele, pescado, atun, camaron, pesce, tonno, abalone, conch, krill, sea cucumber, rockfish, orange roughy, monkfish, bonito, imitation crab',
  },
  {
    group: 'protein',
    traits: ['animalProduct', 'egg'],
    words:
      "egg, whole egg, egg white, egg yolk, dried egg, dried egg white, dried whole egg, egg powder, egg albumen, albumen, albumin, hard boiled egg, liquid egg, oeuf, blanc d'oeuf, jaune d'oeuf, oeuf entier, ei, vollei, eigelb, eiweiss, huhnereiweiss, huevo, clara de huevo, yema de huevo, uovo, uova, tuorlo",
  },
];
