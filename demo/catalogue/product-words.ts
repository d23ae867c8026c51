import type { Package } from './package-of.ts';
import type { PlannedProduct } from './plan.ts';
import { randomOf } from './random.ts';

export interface ProductWords {
  readonly title: string;
  readonly description: string;
}

/** Title and description, as a supplier's sheet has them. */
export function productWords(plan: PlannedProduct, name: string, { size, serving }: Package): ProductWords {
  const random = randomOf('words', plan.key);
  const { line } = plan.variant;
  const about = random.pick(line.about.split(' / ')).replaceAll('{name}', inSentence(name));
  const keep = KEEPING[plan.variant.options.get('keep') ?? line.keep ?? 'dry'] ?? '';
  const portions = serving.per_container ?? 1;
  const servings = portions > 1 ? `About ${portions} servings of ${servingWords(serving.description)}.` : '';
  const extras = [servings, keep].filter((sentence) => sentence !== '' && random.chance(0.62));
  return {
    title: `${plan.brand.name} ${name}, ${size.short}`,
    description: [capital(about), ...extras].join(' '),
  };
}

const KEEPING: Readonly<Record<string, string>> = {
  chilled: 'Keep refrigerated.',
  frozen: 'Keep frozen until use.',
  dry: 'Store in a cool, dry place.',
  fresh: 'Best within a few days of delivery.',
};

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A name inside a sentence keeps its proper nouns and loses its other capitals. */
function inSentence(name: string): string {
  return name
    .split(' ')
    .map((word) => (PROPER.test(word) || /\d|^[A-Z]{2,}/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}

const PROPER =
  /^(?:American|Asian|Atlantic|Alaska|Bartlett|Belgian|Bosc|Brazil|Brussels|Caesar|Cajun|California|Canadian|Carolina|Castelvetrano|Chicago|Cheddar|Colby|Concord|Danish|Dijon|Dutch|Earl|Grey|English|French|Fuji|Fuyu|Gala|Genoa|German|Granny|Smith|Great|Northern|Greek|Grade|Hass|Hawaiian|Himalayan|Honeycrisp|Italian|Kalamata|Key|Lima|Louisiana|Madras|Maryland|Massaman|Medjool|Mediterranean|Mexican|Mission|Monterey|Jack|Moroccan|Navel|New|England|York|Persian|Philly|Polish|Poblano|Roma|Saigon|Salisbury|Scandinavian|Southwest|Spanish|Swedish|Swiss|Thai|Turkish|Vienna|Vietnamese|Virgin|Worcestershire|Zante)\b/;

/** "2/3 cup (55 g)" becomes "2/3 cup". */
const servingWords = (description: string | null): string => (description ?? '').replace(/ \(.*$/, '');
