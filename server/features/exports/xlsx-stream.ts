import type { Cell } from '#contract/cell.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook with one sheet (ECMA-376); the first row is bold and stays in sight. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/></cellXfs></styleSheet>`,
};

const SHEET_HEAD = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
const SHEET_END = '</sheetData></worksheet>';

/** Rows as a workbook, given as they come; the first of the first batch is the head. */
export function xlsxStream(batches: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<Uint8Array> {
  const parts = Object.entries(PARTS).map(([name, text]): ZipEntry => ({ name, content: [text] }));
  return zipStream([...parts, { name: 'xl/worksheets/sheet1.xml', content: sheetXml(batches) }]);
}

async function* sheetXml(batches: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<string> {
  yield SHEET_HEAD;
  let row = 0;
  for await (const batch of batches) yield batch.map((cells) => rowXml(cells, ++row)).join('');
  yield SHEET_END;
}

function rowXml(cells: readonly Cell[], row: number): string {
  const style = row === 1 ? ' s="1"' : '';
  const xml = cells.map(({ value }, column) => {
    if (value === null || value === '') return '';
    const place = `r="${columnName(column)}${row}"${style}`;
    if (typeof value === 'number') return `<c ${place}><v>${value}</v></c>`;
    // A text within the cell is never a formula, whatever it begins with.
    return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escapeText(value)}</t></is></c>`;
  });
  return `<row r="${row}">${xml.join('')}</row>`;
}

const names: string[] = [];

/** `A` to `Z`, then `AA`. */
function columnName(column: number): string {
  const known = names[column];
  if (known !== undefined) return known;
  const before = column < 26 ? '' : columnName(Math.floor(column / 26) - 1);
  const name = before + String.fromCharCode(65 + (column % 26));
  names[column] = name;
  return name;
}

/** The characters that a cell holds. */
const MAX_TEXT = 32_767;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Without what XML cannot say; `_x0041_` would be read as an A, so that its underscore is escaped. */
function escapeText(value: string): string {
  return (
    value
      .slice(0, MAX_TEXT)
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no such characters
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      .replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] as string)
  );
}
