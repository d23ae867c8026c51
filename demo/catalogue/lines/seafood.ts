import type { Line } from '../line.ts';

/** Fish, shellfish and seaweed. */
export const SEAFOOD: readonly Line[] = [
  {
    department: 'seafood',
    brick: '10000282',
    shapes: 'tray',
    sizes: '8oz 12oz 16oz 10lb/case',
    serving: '112 g|4 oz',
    price: 26,
    keep: 'chilled',
    variants: `
      =Atlantic Salmon Fillets, Skin On | salmon 100
      =Wild Sockeye Salmon Portions | sockeye 100
      =Fresh Cod Loins | cod 100
      =Tilapia Fillets | tilapia 100
      =Rainbow Trout Fillets | trout 100
      =Catfish Nuggets | catfish 100 | cuisine=Southern
      =Halibut Steaks | halibut 100
      =Yellowfin Tuna Steaks | yellowfin 100 | cuisine=Japanese
      =Whole Sea Bass | sea bass 100 | cuisine=Mediterranean
      =Red Snapper Fillets | snapper 100 | cuisine=Caribbean`,
    about: 'Cut to portion and packed on ice within a day of landing. / {name} for the grill and the pan.',
    notes: 'Boneless / Responsibly Sourced',
    demand: 0.6,
  },
  {
    department: 'seafood',
    brick: '10000281',
    shapes: 'pouch bag carton',
    sizes: '12oz 16oz 2lb 10lb/case',
    serving: '112 g|4 oz',
    price: 18,
    keep: 'frozen',
    variants: `
      =Frozen Alaska Pollock Fillets | pollock 100
      =Frozen Cod Fillets | cod 100
      =Frozen Haddock Fillets | haddock 100 | cuisine=New England
      =Frozen Salmon Portions | pink salmon 100
      =Frozen Mahi Mahi Portions | mahi mahi 100 | cuisine=Caribbean
      =Frozen Flounder Fillets | flounder 100
      =Frozen Swordfish Steaks | swordfish 100
      =Raw Shrimp, Peeled & Deveined | shrimp 99.4, salt .4, sodium phosphate .2 | brick=10000020
      =Cooked Cocktail Shrimp, Tail On | shrimp 99, salt .8 | brick=10000256
      =Sea Scallops | scallop 99.6, sodium phosphate .3 | brick=10000020
      =Calamari Rings | squid 100 | brick=10000020,cuisine=Mediterranean
      =Octopus Tentacles | octopus 99.2, salt .8 | brick=10000020,cuisine=Greek
      =Blue Mussels in Garlic Butter | mussel 84, butter 8, garlic 2, white wine 4, salt .4, parsley .8 | brick=10000256,cuisine=French
      =Lobster Tails | lobster 100 | brick=10000020,cuisine=New England
      =Snow Crab Clusters | crab 98.6, salt 1.4 | brick=10000256
      =Crawfish Tail Meat | crawfish 100 | brick=10000256,cuisine=Cajun
      =Seafood Medley | shrimp 28, squid 28, mussel 24, scallop 18, salt .6 | brick=10000629,cuisine=Spanish`,
    about: 'Frozen at sea, individually wrapped. / {name}: thaw overnight, cook in minutes.',
    notes: 'Individually Frozen / Wild Caught or Farm Raised',
    demand: 0.55,
    nearby: 'crustaceans molluscs',
  },
  {
    department: 'seafood',
    brick: '10000017',
    shapes: 'carton bag',
    sizes: '11oz 18oz 24oz 10lb/case',
    serving: '90 g|3 oz',
    price: 12,
    keep: 'frozen',
    variants: `
      =Crunchy Fish Sticks | pollock 52, enriched flour 20, soybean oil 10, water 10, corn starch 4, salt .9, paprika .2
      =Whole Grain Fish Sticks | pollock 56, whole wheat flour 18, canola oil 7, water 10, salt .5, onion powder .3 | note=For School Lunch
      =Beer Battered Cod Fillets | cod 52, enriched flour 18, soybean oil 11, water 10, dealcoholized beer 5, corn starch 3, salt 1 | cuisine=British
      =Gluten Free Fish Fillets | cod 56, rice flour 14, corn meal 10, canola oil 8, water 8, salt .8 | gf
      =Maryland Style Crab Cakes | crab 56, bread crumbs 14, mayonnaise 12, eggs 8, prepared mustard 2, salt .5, paprika .3, parsley .6 | brick=10000256,cuisine=New England
      =Popcorn Shrimp | shrimp 46, enriched flour 22, soybean oil 12, water 10, corn starch 4, salt 1.2, sodium phosphate .2 | brick=10000256,cuisine=Southern
      =Coconut Shrimp | shrimp 42, enriched flour 16, coconut flakes 9, sugar 6, soybean oil 11, water 10, salt .9 | brick=10000256,cuisine=Caribbean
      =Fried Clam Strips | clam 42, enriched flour 24, soybean oil 13, water 12, salt 1.2, corn starch 4 | brick=10000256,cuisine=New England
      =Salmon Burgers | pink salmon 82, bread crumbs 6, canola oil 3, onion 4, dill .4, salt .9, lemon juice 1 | serving=91
      =Tilapia in Lemon Herb Crust | tilapia 72, bread crumbs 11, canola oil 6, water 6, salt .8, dried parsley .3, lemon concentrate .5
      =Garlic Butter Shrimp Scampi | shrimp 62, butter 10, water 16, white wine 5, garlic 2.4, corn starch 1.4, salt .7, parsley .8 | brick=10000256,cuisine=Italian
      =Shrimp Tempura | shrimp 48, enriched flour 22, soybean oil 13, water 12, corn starch 3, salt .6 | brick=10000256,cuisine=Japanese`,
    about: 'Crisp outside, flaky inside: bake from frozen. / {name} for baskets, tacos and trays.',
    notes: 'Bake from Frozen',
    cuisine: 'American',
    demand: 0.5,
    nearby: 'milk eggs soybeans',
  },
  {
    department: 'tinnedfish',
    brick: '10000018',
    shapes: 'can tin',
    sizes: '4.4oz/tin 5oz/can 2.6oz/pouch 66oz/number-10-can',
    serving: '56 g|2 oz drained',
    price: 13,
    variants: `
      =Chunk Light Tuna in Water | light tuna 78, water 20, vegetable base .8, salt .5 | shape=can
      =Low Sodium Chunk Light Tuna in Water | light tuna 79, water 21 | shape=can
      =Solid White Albacore in Water | albacore 80, water 19, salt .7 | shape=can
      =Yellowfin Tuna in Olive Oil | yellowfin 74, olive oil 25, salt .8 | shape=can,cuisine=Italian
      =Lemon Pepper Tuna Pouch | light tuna 88, water 8, canola oil 2, lemon concentrate .4, black pepper .3, salt .7 | shape=pouch,size=2.6oz/pouch,serving=74
      =Thai Chili Tuna Pouch | light tuna 80, sugar 4, hot chile 3, soy sauce 3, canola oil 3, rice vinegar 2, garlic .6, salt .4 | shape=pouch,size=2.6oz/pouch,serving=74,cuisine=Thai
      =Wild Pink Salmon | pink salmon 99, salt .9 | shape=can
      =Wild Red Sockeye Salmon | sockeye 99, salt .9 | shape=can
      =Sardines in Extra Virgin Olive Oil | sardine 74, extra virgin olive oil 25, salt .8 | shape=tin,cuisine=Portuguese
      =Sardines in Water, No Salt Added | sardine 80, water 20 | shape=tin
      =Sardines in Tomato Sauce | sardine 66, tomato puree 30, soybean oil 2, salt 1 | shape=tin
      =Flat Anchovy Fillets | anchovy 62, olive oil 26, salt 12 | shape=tin,size=2oz/tin,serving=15,cuisine=Italian
      =Smoked Mackerel Fillets | mackerel 80, canola oil 18, salt 1.4, smoke flavor .1 | shape=tin,cuisine=Scandinavian
      =Kipper Snacks | herring 92, water 6, salt 1.4 | shape=tin,cuisine=British
      =Smoked Oysters in Sunflower Oil | oyster 68, sunflower oil 30, salt 1.2 | brick=10000258,shape=tin,size=3oz/tin
      =Chopped Clams in Juice | clam 62, water 37, salt .7 | brick=10000258,shape=can,cuisine=New England
      =Mussels in Escabeche | mussel 66, olive oil 20, white wine vinegar 10, paprika 1, salt 1 | brick=10000258,shape=tin,cuisine=Spanish
      =Lump Crab Meat | crab 88, water 11, salt .8 | brick=10000258,shape=can`,
    about: 'Hand packed soon after the catch. / {name} for salads, melts and tapas.',
    notes: 'Wild Caught / Hand Packed',
    cuisine: 'American',
    demand: 0.6,
  },
  {
    department: 'smokedfish',
    brick: '10000016',
    shapes: 'pouch tray',
    sizes: '3oz 4oz 8oz 2lb',
    serving: '56 g|2 oz',
    price: 42,
    keep: 'chilled',
    variants: `
      =Cold Smoked Salmon, Sliced | salmon 96, salt 3, sugar .8 | cuisine=Scandinavian
      =Pastrami Spiced Smoked Salmon | salmon 93, salt 3, brown sugar 1.4, black pepper 1, coriander seed .8 | cuisine=Jewish
      =Hot Smoked Trout Fillets | trout 97, salt 2.2, brown sugar .6
      =Smoked Whitefish Salad | whitefish 60, mayonnaise 28, celery 8, onion 3, salt .5 | shape=tub,cuisine=Jewish
      =Pickled Herring in Wine Sauce | herring 58, water 20, vinegar 9, sugar 8, onion 4, salt 2, white wine 3 | shape=jar,cuisine=Scandinavian
      =Imitation Crab Sticks | pollock 54, water 22, corn starch 9, sugar 5, egg whites 4, salt 1.8, crab 1, natural flavor .6, paprika .1 | cuisine=Japanese,price=14
      =Salmon Roe | fish roe 96, salt 3.4 | shape=jar,cuisine=Japanese
      =Shrimp Ceviche | shrimp 46, tomato 20, red onion 10, lime juice 14, cilantro 3, jalapeno 3, salt .9 | brick=10000257,shape=tub,cuisine=Peruvian
      =Poke Style Ahi Tuna | yellowfin 78, soy sauce 9, scallion 4, sesame oil 4, sesame seeds 1, cane sugar 2 | shape=tub,cuisine=Hawaiian`,
    about: 'Cured with sea salt, smoked over beech and sliced by hand. / {name} for brunch boards.',
    notes: 'Ready to Eat',
    demand: 0.35,
  },
  {
    department: 'asian',
    brick: '10000153',
    shapes: 'pouch',
    sizes: '0.35oz 1oz 2.5oz 16oz',
    serving: '5 g|1 sheet',
    price: 90,
    variants: `
      =Roasted Seaweed Snacks | nori 66, sunflower oil 20, sesame oil 6, salt 4 | cuisine=Korean
      =Wasabi Roasted Seaweed Snacks | nori 62, sunflower oil 22, sesame oil 5, wasabi powder 4, salt 4 | cuisine=Korean
      =Sushi Nori Sheets | nori 100 | cuisine=Japanese
      =Dried Wakame | wakame 100 | cuisine=Japanese,brick=10000139
      =Dried Kombu | kombu 100 | cuisine=Japanese,brick=10000139
      =Whole Leaf Dulse | dulse 100 | cuisine=Irish,brick=10000139`,
    about: 'Harvested from clean cold water, dried and roasted.',
    notes: 'From the Sea',
    demand: 0.35,
    nearby: 'crustaceans fish soybeans sesame',
  },
];
