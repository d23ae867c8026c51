import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import type { DataFile } from '#importers/input/data-file.ts';
import { runImport } from '#importers/run/run-import.ts';
import { catalogueItem, link } from '#importers/sources/gdsn/message-fixture.ts';
import { openGdsn } from '#importers/sources/gdsn/open-gdsn.ts';
import { migrate } from '#server/db/migrate.ts';
import { openStore } from '#server/db/open-db.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { demoGtin } from '#tests/support/trade-items.ts';
import { writeSection } from './results.ts';

/** Reading and writing GDSN messages, against the bare XML parser on the same bytes. */
const MEGABYTES = Number(process.env.MEGABYTES ?? 1024);
/** Some 24,000 trade items. */
const IMPORTED_MEGABYTES = Math.min(MEGABYTES, 64);
const CHUNK_BYTES = 256 * 1024;
const READINGS = 2;

/** Some 7 KB an each: nutrients, allergens, texts, pictures, as suppliers send them. */
const EACH = eachElements();
const HEAD = `<?xml version="1.0"?><m:catalogueItemNotificationMessage xmlns:m="urn:gs1:gdsn:catalogue_item_notification:xsd:3"><m:catalogueItemNotification>`;
const FOOT = '</m:catalogueItemNotification></m:catalogueItemNotificationMessage>';

function messageFile(bytes: number): DataFile {
  return { name: 'generated.xml', baseName: 'generated.xml', size: bytes, read: () => generate(bytes) };
}

async function* generate(bytes: number): AsyncGenerator<Buffer> {
  let text = HEAD;
  let written = 0;
  for (let n = 0; written < bytes; n++) {
    const [pallet, box, each] = [demoGtin(3 * n), demoGtin(3 * n + 1), demoGtin(3 * n + 2)];
    const inBox = catalogueItem(box, level('CASE'), link(12, catalogueItem(each, EACH)));
    text += catalogueItem(pallet, level('PALLET'), link(40, inBox));
    if (text.length < CHUNK_BYTES) continue;
    written += text.length;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text + FOOT);
}

const bytes = MEGABYTES * 2 ** 20;
const floor = await bareParser(messageFile(Math.min(bytes, 256 * 2 ** 20)));
const reading = await readAll(messageFile(bytes));
const importing = await importAll(messageFile(IMPORTED_MEGABYTES * 2 ** 20));

writeSection({
  title: 'GDSN messages',
  method: `A generated GDSN 3.1 message of ${MEGABYTES.toLocaleString('en-US')} MB: pallets of cases of eaches; an each has some 7 KB, its case and pallet little. The floor is the XML parser alone on the same text; reading is parsing twice (first for the latest of each GTIN), mapping and checking every link; importing is a whole run of the importer into a new embedded store, on ${IMPORTED_MEGABYTES} MB. MB are the file's, counted once. Target: 2,000 trade items a second, flat memory.`,
  columns: [
    'step',
    'trade items a second',
    'MB a second',
    'ratio to the floor',
    'highest memory, MB (first tenth, whole)',
  ],
  rows: [
    ['floor: XML parser alone', '', floor.toFixed(0), '1.00', ''],
    [
      'reading',
      Math.round(reading.itemsPerSecond).toLocaleString('en-US'),
      reading.megabytesPerSecond.toFixed(0),
      (reading.megabytesPerSecond / floor).toFixed(2),
      `${reading.firstMegabytes}, ${reading.peakMegabytes}`,
    ],
    ['importing', Math.round(importing).toLocaleString('en-US'), '', '', ''],
  ],
  notes: [
    'What grows with a file are tables of its GTINs and links, some 100 bytes a trade item, by which circles, missing contents and repeated GTINs are found.',
  ],
});

async function bareParser(file: DataFile): Promise<number> {
  const parser = new SaxesParser({ xmlns: true });
  let read = 0;
  let spent = 0;
  for await (const chunk of file.read()) {
    const text = chunk.toString();
    const started = performance.now();
    parser.write(text);
    spent += performance.now() - started;
    read += chunk.length;
  }
  return read / 2 ** 20 / (spent / 1000);
}

/** Time spent on making the text is taken off: a file on disk costs next to none. */
async function readAll(file: DataFile) {
  const timer = sourceTimer(file);
  const memory = { first: 0, peak: 0 };
  let items = 0;
  const started = performance.now();
  for await (const rows of openGdsn([timer.file], () => true).rows(() => undefined)) {
    items += rows.length;
    const used = Math.round(process.memoryUsage().rss / 2 ** 20);
    memory.peak = Math.max(memory.peak, used);
    if (timer.bytes() < (READINGS * file.size) / 10) memory.first = memory.peak;
  }
  const seconds = (performance.now() - started - timer.spentMs()) / 1000;
  return {
    itemsPerSecond: items / seconds,
    megabytesPerSecond: timer.bytes() / READINGS / 2 ** 20 / seconds,
    firstMegabytes: memory.first,
    peakMegabytes: memory.peak,
  };
}

function sourceTimer(file: DataFile) {
  let bytesRead = 0;
  let spent = 0;
  const read = async function* () {
    let started = performance.now();
    for await (const chunk of file.read()) {
      spent += performance.now() - started;
      bytesRead += chunk.length;
      yield chunk;
      started = performance.now();
    }
  };
  return { file: { ...file, read }, bytes: () => bytesRead, spentMs: () => spent };
}

async function importAll(file: DataFile): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-bench-'));
  const store = await openStore({ databaseUrl: undefined, dataDir, log: silentLog });
  await migrate(store.pool, silentLog);
  const set = { name: file.name, files: [file], fingerprint: 'bench', close: async () => {} };
  const { counts, seconds } = await runImport(
    set,
    openGdsn(set.files, () => true),
    { ...store, dataDir },
  );
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
  return counts.written / seconds;
}

function level(descriptor: string): string {
  return `<tradeItemUnitDescriptorCode>${descriptor}</tradeItemUnitDescriptorCode><tradeItemInformation><extension><t:tradeItemDescriptionModule xmlns:t="urn:gs1:gdsn:trade_item_description:xsd:3"><tradeItemDescriptionInformation><tradeItemDescription languageCode="en">Hearth Almond Granola, ${descriptor}</tradeItemDescription><brandNameInformation><brandName>Hearth</brandName></brandNameInformation></tradeItemDescriptionInformation></t:tradeItemDescriptionModule></extension></tradeItemInformation>`;
}

function eachElements(): string {
  const nutrient = (code: string, unit: string, value: number) =>
    `<nutrientDetail><nutrientTypeCode>${code}</nutrientTypeCode><measurementPrecisionCode>APPROXIMATELY</measurementPrecisionCode><quantityContained measurementUnitCode="${unit}">${value}</quantityContained></nutrientDetail>`;
  const codes = ['FAT', 'FASAT', 'FATRN', 'CHO-', 'FIBTG', 'SUGAR-', 'SUGAD', 'PRO-'];
  const nutrients = [
    nutrient('ENER-', 'E14', 406),
    ...codes.map((code, n) => nutrient(code, 'GRM', n + 0.5)),
  ];
  const minerals = ['NA', 'CHOL-', 'CA', 'FE', 'K'].map((code, n) => nutrient(code, 'MGM', 10 * n));
  const allergen = (code: string, at: string) =>
    `<allergen><allergenTypeCode>${code}</allergenTypeCode><levelOfContainmentCode>${at}</levelOfContainmentCode></allergen>`;
  const free = ['AM', 'AE', 'AF', 'AC', 'AP', 'UW', 'AY', 'AS'].map((code) => allergen(code, 'FREE_FROM'));
  const picture = (n: number) =>
    `<referencedFileHeader><referencedFileTypeCode>PRODUCT_IMAGE</referencedFileTypeCode><fileFormatName>JPEG</fileFormatName><fileName>front-${n}.jpg</fileName><uniformResourceIdentifier>https://images.example/hearth/front-${n}.jpg</uniformResourceIdentifier></referencedFileHeader>`;
  const statement = 'Rolled oats, almonds, honey, sunflower oil, sea salt, cinnamon, natural flavor. '.repeat(
    6,
  );
  return `<gdsnTradeItemClassification><gpcCategoryCode>10000156</gpcCategoryCode></gdsnTradeItemClassification>${level('BASE_UNIT_OR_EACH')}<tradeItemInformation><extension><n:nutritionalInformationModule xmlns:n="urn:gs1:gdsn:nutritional_information:xsd:3"><nutrientHeader><preparationStateCode>UNPREPARED</preparationStateCode><nutrientBasisQuantity measurementUnitCode="GRM">100</nutrientBasisQuantity><servingSize measurementUnitCode="GRM">55</servingSize>${[...nutrients, ...minerals].join('')}</nutrientHeader></n:nutritionalInformationModule><a:allergenInformationModule xmlns:a="urn:gs1:gdsn:allergen_information:xsd:3"><allergenRelatedInformation>${allergen('AN', 'CONTAINS')}${free.join('')}</allergenRelatedInformation></a:allergenInformationModule><i:foodAndBeverageIngredientModule xmlns:i="urn:gs1:gdsn:food_and_beverage_ingredient:xsd:3"><ingredientStatement languageCode="en">${statement}</ingredientStatement></i:foodAndBeverageIngredientModule><r:referencedFileDetailInformationModule xmlns:r="urn:gs1:gdsn:referenced_file_detail_information:xsd:3">${[1, 2, 3, 4].map(picture).join('')}</r:referencedFileDetailInformationModule></extension></tradeItemInformation>`;
}
