import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { catalogueItem, message } from '#importers/sources/gdsn/message-fixture.ts';
import { makeFolder, startServer } from './start-server.ts';
import { demoGtin } from './trade-items.ts';

export interface AllergenWorld {
  readonly url: string;
  close(): Promise<void>;
}

/** An allergen in each state, and silence about the rest. */
export const DISPUTED = { gtin: demoGtin(71), name: 'Chicken Thighs, Air Chilled, Seasoned' };
/** Contains soybeans, may contain them, is free from them, says nothing of them. */
export const OTHERS = ['Soy Burger', 'Oat Bar', 'Rice Cakes', 'Plum Jam'] as const;
const [CONTAINS, MAY_CONTAIN, FREE_FROM, SILENT] = OTHERS;

const MESSAGE = message(
  [
    item(DISPUTED.gtin, DISPUTED.name, {
      brick: '10005767',
      ingredients:
        'Boneless skinless chicken thighs, water, seasoning (salt, garlic, wheat flour, whey, parsley, sugar, onion, soy lecithin, spice extractives), rice starch, sodium phosphates.',
      levels: {
        FREE_FROM: ['AY', 'AF', 'AC', 'AN', 'AP'],
        CONTAINS: ['UW'],
        MAY_CONTAIN: ['AE'],
      },
    }),
    item(demoGtin(72), CONTAINS, { ingredients: 'Soy protein, water', levels: { CONTAINS: ['AY'] } }),
    item(demoGtin(73), MAY_CONTAIN, { ingredients: 'Oats, honey', levels: { MAY_CONTAIN: ['AY'] } }),
    item(demoGtin(74), FREE_FROM, { ingredients: 'Rice, salt', levels: { FREE_FROM: ['AY'] } }),
    item(demoGtin(75), SILENT, { ingredients: 'Plums, sugar', levels: {} }),
  ].join('\n'),
);

interface Says {
  readonly brick?: string;
  readonly ingredients: string;
  /** Allergen codes (GDSN code list T4078) by level of containment. */
  readonly levels: Readonly<Record<string, readonly string[]>>;
}

function item(gtin: string, name: string, { brick = '10000156', ingredients, levels }: Says): string {
  const allergens = Object.entries(levels).flatMap(([level, codes]) =>
    codes.map(
      (code) =>
        `<allergen><allergenTypeCode>${code}</allergenTypeCode><levelOfContainmentCode>${level}</levelOfContainmentCode></allergen>`,
    ),
  );
  return catalogueItem(
    gtin,
    `<gdsnTradeItemClassification><gpcCategoryCode>${brick}</gpcCategoryCode></gdsnTradeItemClassification>
    <allergenRelatedInformation>${allergens.join('')}</allergenRelatedInformation>
    <foodAndBeverageIngredientModule><ingredientStatement languageCode="en">${ingredients}</ingredientStatement></foodAndBeverageIngredientModule>
    <tradeItemDescription languageCode="en">${name}</tradeItemDescription>
    <brandNameInformation><brandName>Quenby</brandName></brandNameInformation>`,
  );
}

/** The real server with these products alone, imported as a person imports them. */
export async function openAllergenWorld(): Promise<AllergenWorld> {
  const dataDir = await makeFolder();
  const server = await startServer({ dataDir, env: { DEMO: 'off' } });
  await writeFile(join(dataDir, 'message.xml'), MESSAGE);
  await runImport(dataDir, 'message.xml');
  return {
    url: server.url,
    async close() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function runImport(dataDir: string, name: string): Promise<void> {
  const { PATH = '' } = process.env;
  const program = join(import.meta.dirname, '..', '..', 'importers', 'cli.ts');
  const child = spawn(process.execPath, [program, 'gdsn', name], {
    env: { PATH, DATA_DIR: dataDir, INIT_CWD: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  if (code !== 0) throw new Error(`The import failed: ${out}${errors}`);
}
