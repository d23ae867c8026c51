/**
 * Words of dishes, and of foods that others are named after, with the drawing that stands for them; in lower case.
 * The first match wins: a dish comes before its ingredients, and those before its flavors.
 */
export const DISH_WORDS: readonly (readonly [RegExp, string])[] = [
  [/variety|assort|sampler|snack box|gift box|basket|harvest box|meal kit|protein pack/, 'assortment'],
  [/bird's nest/, 'birdNest'],
  [/donkey|gelatin blocks/, 'chocolate'],
  [/baby food|infant|toddler|teething|yogurt melts/, 'babyBowl'],
  [/banana lea/, 'bananaLeaf'],
  [/cactus|nopales|prickly pear/, 'cactus'],
  [/blossom/, 'blossom'],
  [/seaweed(?! salad)|nori|wakame|kombu\b|dulse/, 'seaweed'],
  // Meals and handhelds
  [/pizza/, 'pizza'],
  [/burger patt|veggie burger|cheeseburger|beef patt/, 'burger'],
  [
    /burger buns?|hamburger buns?|hot dog bun|kaiser|sub rolls|ciabatta rolls|dinner rolls|sweet rolls/,
    'burger',
  ],
  [/hot dogs?|bratwurst|kielbasa|sausage|chorizo|andouille|merguez|frank|corn dog|pigs in/, 'sausage'],
  [/bacon/, 'bacon'],
  [
    /burrito(?! bowl)|wrap\b|wraps|enchilada|quesadilla|summer rolls|egg rolls|spring rolls|pizza pocket/,
    'wrap',
  ],
  [/taco(?! seas)|tostada|empanada/, 'taco'],
  [
    /sandwich(?! bread| creme|es\b)|on wheat|on ciabatta|italian sub|grilled cheese|crustless|muffin sandwich|biscuit$/,
    'sandwich',
  ],
  [/california roll|salmon roll|sushi(?! rice| nori| ginger)/, 'sushi'],
  [/potsticker|gyoza|wonton|dumpling|pierogi|tortellini|ravioli|gnocchi|samosa|tamale/, 'dumpling'],
  [/ramen|noodle|pho|soba|udon|pad thai|yakisoba|lo mein/, 'noodles'],
  [
    /soup|broth|chowder|bisque|stew(?! meat|ed)|chili con|beef chili|bean chili|chicken chili|stock\b|pot pie|dal makhani|chana masala/,
    'soup',
  ],
  [/pancake|waffle|french toast/, 'pancakes'],
  [
    /egg bites|frittata|omelet|scrambled|egg substitute|egg whites|hard boiled|eggs?\b(?! noodle| roll| custard)/,
    'eggs',
  ],
  [
    /hummus|guacamole|tzatziki|\bdip\b|baba ganoush|tahini|muhammara|tapenade|queso dip|pate|labneh|refried/,
    'dip',
  ],
  [
    /coleslaw|cole slaw|slaw|salad(?! oil)|tabbouleh|crudite|salad kit|spring mix|power greens|baby lettuces/,
    'salad',
  ],
  // Sweet bakery and desserts
  [/ice pops?|fruit bars|fudge bars/, 'icePop'],
  [/ice cream|gelato|sorbet|sherbet|frozen dessert/, 'icecream'],
  [/pudding|mousse|panna cotta|flan\b|gelatin|custard(?! tart)/, 'pudding'],
  [/doughnut/, 'doughnut'],
  [/bagel(?! season)/, 'bagel'],
  [/croissant|danish|puff pastry/, 'croissant'],
  [/muffins?\b|cupcake/, 'muffin'],
  [/cookie|wafer|biscotti|shortbread|ginger snap|snickerdoodle/, 'cookie'],
  [/rice cakes|corn cakes|crispbread/, 'cracker'],
  [
    /granola|muesli|cereal(?! bar)|oat rings|bran flakes|corn flakes|raisin bran|fruity rings|toast squares|corn puffs/,
    'grains',
  ],
  [/\bpies?\b(?! pumpkin| spice| crust mix)|quiche|custard tarts|shepherd/, 'pie'],
  [
    /cake(?! flour)(?<!crab cake)(?<!style cake)|brownie|tiramisu|baklava|churro|cinnamon rolls|frosting|cheesecake|sprinkles/,
    'cake',
  ],
  [/baguette|breadsticks|pumpernickel/, 'baguette'],
  [/tortillas?(?! chips)|pita bread|naan|lavash|flatbread/, 'tortilla'],
  [/sourdough loaf|brioche|country sourdough/, 'loaf'],
  [/bread(?! flour|ed| crumbs| mix| & butter)|toast\b(?! squares)|croutons|stuffing/, 'breadSlice'],
  [/crackers?\b|crispbread|saltine|graham|rice cakes|corn cakes|melba/, 'cracker'],
  // Snacks
  [/chocolate chips|baking chips|chocolate chunks/, 'chocolate'],
  [/pickle chips|dill chips/, 'cucumber'],
  [/potato puffs/, 'potato'],
  [/tortilla chips|taco shells/, 'tortillaChips'],
  [/popcorn(?! shrimp)|kettle corn/, 'popcorn'],
  [/pretzel/, 'pretzel'],
  [/apple chips/, 'apple'],
  [/chips|crisps|puffs|pork rinds|party snack|snack mix/, 'chips'],
  [/trail mix|mixed nuts|fruit & nut/, 'nuts'],
  [/wing sauce/, 'chilli'],
  [/kimchi/, 'cabbage'],
  [/applesauce/, 'apple'],
  [
    /plant-based|vegan (?!chocolate|fruit|basil|shells|mayo|honey|pesto)|veggie|mycoprotein|mock duck|textured soy|soy crumbles/,
    'sprout',
  ],
  [/seasoning|five spice|\bbase\b/, 'spiceHeaps'],
  // Fish and meat
  [/shrimp|prawn|crab|lobster|crawfish|scampi/, 'shrimp'],
  [/clam|mussel|oyster(?! mush| crack| sauce)|scallop|calamari|octopus|seafood/, 'shell'],
  [/salmon|trout|\broe\b/, 'salmon'],
  [
    /fish(?! sauce)|albacore|tuna|\bcod\b|sardine|anchov|haddock|pollock|tilapia|herring|mackerel|halibut|mahi|snapper|bass|flounder|swordfish|kipper/,
    'fish',
  ],
  [/chicken|turkey|duck|poultry|wings|drumstick/, 'chicken'],
  [/\bham\b|pork|prosciutto|salami|pepperoni|pastrami|bologna|carnitas|liverwurst|luncheon/, 'ham'],
  [
    /beef(?!steak)|\bsteaks?\b|lamb|veal|bison|meat(?! tender)|venison|goat(?! cheese| milk)|rabbit|brisket|jerky|ribs|gyro|barbacoa|filets|(?:chuck|round|loin) roast/,
    'steak',
  ],
  // Spreads, sauces, condiments
  [/peanut|satay/, 'peanut'],
  [
    /jam\b|jelly(?! bean)|preserves|fruit spread|marmalade|chutney|fig spread|apple butter|cranberry sauce|lemon curd/,
    'jam',
  ],
  [/honey(?!dew|crisp)(?! ham| roast| mustard| toast)/, 'honey'],
  [/maple/, 'mapleLeaf'],
  [
    /hot sauce|sriracha|gochujang|harissa|chili crisp|buffalo|arrabbiata|wing sauce|cayenne|jalape|chil[ei] (?:powder|paste|sauce)|ancho\b|guajillo|arbol|crushed red|chiles|vindaloo/,
    'chilli',
  ],
  [
    /tomato(?!.*soup)|marinara|ketchup|salsa(?! verde| kit)|pico de gallo|sloppy|bolognese|vodka sauce|cocktail sauce|bloody mary/,
    'tomato',
  ],
  [/pesto|chimichurri|green goddess/, 'herb'],
  [
    /alfredo|queso|paneer|cheddar|gouda|mozzarella|parmesan|feta|brie|asiago|provolone|havarti|swiss|romano|manchego|halloumi|curds|\bjack\b|gruyere|ricotta|mascarpone|string cheese|cheese(?! pump| style pump)/,
    'cheese',
  ],
  [/pickle|gherkin|dill spears|dill chips|relish|cucumber/, 'cucumber'],
  [/mustard(?! seed)|mayo|tartar|ranch/, 'squeezeBottle'],
  [
    /soy sauce|tamari|teriyaki sauce|fish sauce|oyster sauce|hoisin|worcestershire|aminos|ponzu|vinegar(?! potato)|mirin|cooking wine|dressing|vinaigrette|mayo|tartar/,
    'sauceBottle',
  ],
  [/curry|masala|seasoning|spice|za'atar|berbere|rub\b|togarashi|ras el|provence|adobo/, 'spiceHeaps'],
  [/bbq|barbecue|sauce|gravy|bouillon|base\b/, 'sauce'],
  [/shortening|palm fruit oil|oil blend/, 'oilDrop'],
  [/cinnamon(?! raisin| roll| apple| toast| oat)/, 'cinnamon'],
  [/black pepper|white pepper|peppercorn|allspice|steak rub/, 'peppercorn'],
  [/vanilla (?:extract|bean paste)|extract/, 'vanilla'],
  [/\bsalt\b(?!ed| added| &|ine)(?!.*choc)|glutamate|tenderizer|baking soda|baking powder/, 'saltShaker'],
  [
    /star anise|cardamom|cloves|nutmeg|five spice|saffron|sumac|fennel seed|caraway|cumin|coriander|turmeric|paprika|poppy seed|mustard seed|celery seed/,
    'spice',
  ],
];
