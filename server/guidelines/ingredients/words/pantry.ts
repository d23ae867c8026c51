import type { WordRow } from './word-table.ts';

/** Water, fats, sweeteners, salt, starches: what kitchens cook with. */
export const PANTRY: readonly WordRow[] = [
  {
    group: 'water',
    words:
      'water, filtered water, purified water, spring water, mineral water, carbonated water, sparkling water, seltzer, soda water, treated water, drinking water, ice, eau, eau minerale, wasser, agua, acqua, vand, vatten, voda, carbonated mineral water, distilled water, reverse osmosis water, triple filtered carbonated water, brine water',
  },
  {
    group: 'fat',
    traits: ['addedFat', 'culinary'],
    nova: 3,
    marker: 'oil or fat',
    words:
      "oil, vegetable oil, soybean oil, soya oil, soy oil, canola oil, rapeseed oil, sunflower oil, safflower oil, corn oil, cottonseed oil, palm oil, palm kernel oil, palm kernel, palm, coconut oil, olive oil, extra virgin olive oil, virgin olive oil, peanut oil, sesame oil, flaxseed oil, flax oil, grapeseed oil, grape seed oil, avocado oil, almond oil, walnut oil, rice bran oil, shea oil, shea butter, sal fat, illipe, palm fruit oil, palmolein, canola, rapeseed, cottonseed, sunflower, safflower, soybean and canola oil, fat, vegetable fat, shortening, vegetable shortening, palm shortening, cocoa butter, huile, huile vegetale, huile de palme, huile de tournesol, huile de colza, huile d'olive, graisse, graisse vegetale, matiere grasse vegetale, beurre de cacao, pflanzenol, pflanzenfett, sonnenblumenol, palmfett, palmol, rapsol, kakaobutter, olivenol, ol, aceite, aceite vegetal, aceite de girasol, aceite de palma, aceite de oliva, manteca de cacao, olio, olio di oliva, olio di girasole, olio di palma, burro di cacao, mct oil, fruit oil, algal oil",
  },
  {
    group: 'fat',
    traits: ['meat', 'seafood', 'addedFat', 'culinary'],
    nova: 3,
    marker: 'oil or fat',
    words: 'fish oil, cod liver oil, salmon oil, tuna oil, anchovy oil, sardine oil, menhaden oil, krill oil',
  },
  {
    group: 'fat',
    traits: ['meat', 'addedFat', 'culinary'],
    nova: 3,
    marker: 'oil or fat',
    words:
      'lard, tallow, beef tallow, beef fat, pork fat, chicken fat, duck fat, goose fat, bacon fat, suet, beef suet, animal shortening, saindoux, graisse de canard, schmalz, manteca, turkey fat',
  },
  {
    group: 'fat',
    traits: ['addedFat', 'uncertainOrigin'],
    nova: 3,
    marker: 'oil or fat',
    words: 'margarine, liquid margarine, vegetable oil margarine, spread, margarina',
  },
  {
    group: null,
    traits: ['addedFat'],
    nova: 4,
    marker: 'hydrogenated or interesterified fat',
    words:
      'hydrogenated, fully hydrogenated, interesterified, hydrogene, hydrogenee, gehartet, hidrogenado, hidrogenada, idrogenato',
  },
  {
    group: null,
    traits: ['addedFat', 'partiallyHydrogenated'],
    nova: 4,
    marker: 'hydrogenated or interesterified fat',
    words:
      'partially hydrogenated, partially hydrogenated oil, partiellement hydrogene, partiellement hydrogenee, parcialmente hidrogenado',
  },
  {
    group: 'salt',
    traits: ['salt', 'culinary'],
    nova: 3,
    marker: 'salt',
    words:
      'salt, sea salt, kosher salt, iodized salt, rock salt, himalayan salt, himalayan pink salt, pink salt, celtic sea salt, brine, salt brine, sel, sel de mer, sel marin, fleur de sel, salz, meersalz, speisesalz, jodsalz, sal, sal marina, sale marino, sale fino, zout, salted, sel iode, suola, garlic salt, onion salt, celery salt, seasoned salt, salt water',
  },
  {
    group: 'starch',
    traits: ['culinary'],
    nova: 3,
    marker: 'starch',
    words:
      'starch, corn starch, cornstarch, potato starch, tapioca starch, wheat starch, rice starch, pea starch, tapioca, arrowroot, food starch, cassava starch, amidon, amidon de ble, amidon de mais, fecule, fecule de pomme de terre, starke, weizenstarke, maisstarke, kartoffelstarke, almidon, amido, amido di mais, vegetable starch, waxy maize starch, native starch, kudzu',
  },
  {
    group: 'starch',
    nova: 4,
    marker: 'modified starch',
    words:
      'modified starch, modified food starch, modified corn starch, modified cornstarch, modified potato starch, modified tapioca starch, modified wheat starch, modified rice starch, food starch modified, corn starch modified, cornstarch modified, starch modified, modified food starch corn, modified maize starch, modified tapioca, modified waxy maize starch, amidon modifie, amidon modifie de mais, amidon transforme de mais, modifizierte starke, almidon modificado, modified vegetable starch, modified palm oil',
  },
  {
    group: null,
    nova: 4,
    marker: 'modified',
    words: 'modified, modifie, modifiee, modifiziert, modifizierte, modificado',
  },
  {
    group: 'seasoning',
    traits: ['culinary'],
    words:
      "vinegar, distilled vinegar, white vinegar, cider vinegar, apple cider vinegar, balsamic vinegar, wine vinegar, red wine vinegar, white wine vinegar, rice vinegar, white distilled vinegar, malt vinegar, vinegar powder, vinegar solid, grain vinegar, spirit vinegar, vinaigre, vinaigre de vin, vinaigre d'alcool, essig, weinessig, branntweinessig, vinagre, aceto, aceto di vino, cane vinegar, coconut vinegar, corn vinegar",
  },
];
