import type { WordRow } from './word-table.ts';

export const PRODUCE: readonly WordRow[] = [
  {
    group: 'fruit',
    words:
      'fruit, apple, pear, peach, plum, prune, apricot, cherry, grape, raisin, currant, black currant, blackcurrant, red currant, sultana, strawberry, blueberry, raspberry, blackberry, boysenberry, cranberry, gooseberry, elderberry, berry, acai, acai berry, goji, goji berry, orange, mandarin, mandarin orange, tangerine, clementine, lemon, lime, grapefruit, pomelo, citrus, banana, plantain, pineapple, mango, papaya, guava, passion fruit, passionfruit, lychee, kiwi, fig, date, pomegranate, melon, watermelon, cantaloupe, honeydew, nectarine, persimmon, quince, coconut, desiccated coconut, coconut flesh, coconut meat, coconut flake, coconut puree, dragon fruit, pitaya, jackfruit, tamarind, baobab, baobab fruit, mulberry, aronia, cape gooseberry, star fruit, rhubarb, avocado, lucuma, camu, apple puree, fruit puree, applesauce, apple sauce, fruit cocktail, maraschino cherry, golden raisin, pomme, poire, peche, prune, abricot, cerise, raisin sec, fraise, myrtille, framboise, mure, cassis, citron, ananas, mangue, figue, datte, noix de coco, canneberge, banane, agrume, apfel, birne, pfirsich, kirsche, erdbeere, himbeere, rosine, zitrone, banane, manzana, pera, durazno, melocoton, cereza, fresa, limon, naranja, pina, ciruela, pasa, mela, fragola, limone, arancia, fructa, fruta, frutta, frucht, monk fruit pulp',
  },
  {
    group: 'vegetable',
    words:
      'vegetable, tomato, tomato paste, tomato puree, tomato concentrate, crushed tomato, diced tomato, tomatillo, potato, potato flake, potato granule, dehydrated potato, potato flour, sweet potato, yam, cassava, yuca, taro, carrot, celery, celeriac, cucumber, pickle, gherkin, pickled cucumber, lettuce, romaine, romaine lettuce, iceberg lettuce, spinach, kale, chard, arugula, cabbage, red cabbage, bok choy, broccoli, cauliflower, brussels sprout, brussel sprout, asparagus, artichoke, artichoke heart, beet, beetroot, radish, turnip, rutabaga, parsnip, pumpkin, squash, butternut squash, zucchini, courgette, eggplant, aubergine, okra, pepper, bell pepper, red bell pepper, green bell pepper, red pepper, green pepper, yellow pepper, jalapeno, jalapeno pepper, chili, chile, chili pepper, green chile, green chili, habanero pepper, serrano pepper, chipotle, chipotle pepper, banana pepper, pimiento, pimento, poblano pepper, cherry pepper, pepperoncini, hot pepper, cayenne pepper mash, mushroom, shiitake, portobello, olive, green olive, black olive, ripe olive, kalamata olive, green bean, wax bean, snap pea, sugar snap pea, snow pea, pea, green pea, sweet pea, split pea, sweet corn, corn kernel, baby corn, whole kernel corn, water chestnut, bamboo shoot, bean sprout, mung bean sprout, seaweed, nori, kelp, laver, wakame, leek, shallot, scallion, green onion, onion, red onion, white onion, yellow onion, sauerkraut, kimchi, caper, horseradish root, watercress, endive, fennel, kohlrabi, cactus, nopales, collard green, turnip green, mustard green, green, salad, hearts of palm, palm heart, alfalfa, sprout, spirulina, chlorella, seaweed powder, wheatgrass, wheat grass, barley grass, legume, tomate, pomme de terre, carotte, epinard, oignon, poivron, courgette, concombre, champignon, haricot vert, petit pois, celeri, poireau, chou, betterave, olive, gemuse, tomate, kartoffel, karotte, zwiebel, gurke, spinat, paprikaschote, cebolla, papa, patata, zanahoria, pimiento, cipolla, pomodoro, carota, verdura, aceituna, concentre de tomate, puree de tomate, garden vegetable',
  },
  {
    group: 'vegetable',
    traits: ['pulse'],
    words:
      'bean, black bean, pinto bean, kidney bean, red kidney bean, navy bean, white bean, great northern bean, cannellini bean, lima bean, fava bean, garbanzo bean, garbanzo, chickpea, chick pea, chickpea flour, lentil, red lentil, green lentil, black eyed pea, mung bean, adzuki bean, edamame, pulse, refried bean, pea flour, lentil flour, bean flour, gram flour, pois chiche, lentille, haricot, haricot blanc, haricot rouge, frijol, garbanzo, linse, kichererbse, bohne, ceci, lenticchia, dal, chana, moong, urad, toor',
  },
  {
    group: 'juice',
    traits: ['juice'],
    words:
      "juice, apple juice, orange juice, grape juice, cranberry juice, pineapple juice, tomato juice, vegetable juice, carrot juice, pomegranate juice, fruit juice, pear juice, juice from concentrate, coconut water, jus, jus de pomme, jus d'orange, saft, apfelsaft, jugo, zumo, succo, birch water, maple water, nectar, puree concentrate, fruit puree concentrate",
  },
  {
    group: 'juice',
    traits: ['juice', 'seasoningOnly'],
    words:
      'lemon juice, lime juice, jus de citron, zitronensaft, jugo de limon, vegetable juice color, fruit juice color, beet juice, beet juice color, purple carrot juice, black carrot juice, celery juice',
  },
  {
    group: 'juice',
    traits: ['juice', 'juiceConcentrate'],
    words:
      'juice concentrate, apple juice concentrate, grape juice concentrate, pear juice concentrate, white grape juice concentrate, fruit juice concentrate, orange juice concentrate, cranberry juice concentrate, concentrated juice, concentrated apple juice, concentrated fruit juice, concentrated orange juice, concentrated grape juice, pineapple juice concentrate, cherry juice concentrate, jus concentre, jus de fruit concentre, apfelsaftkonzentrat, fruchtsaftkonzentrat',
  },
  {
    group: 'juice',
    traits: ['juice', 'seasoningOnly'],
    words:
      'lemon juice concentrate, lime juice concentrate, concentrated lemon juice, concentrated lime juice, lemon juice from concentrate, lime juice from concentrate, jus de citron concentre, vegetable juice concentrate, celery juice concentrate, celery powder, celery juice powder, cherry powder',
  },
];
