import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import { MARKED, markPlugin, parseMarks } from './speak.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SOURCES = ['contract/**/*.ts', 'server/**/*.ts', 'web/**/*.{ts,tsx}'];
const TEST = /\.test\.tsx?$/;

/** The code of all files that may hold texts, by path from the project's root. */
export async function readSources(): Promise<ReadonlyMap<string, string>> {
  const paths = (await Array.fromAsync(glob(SOURCES, { cwd: ROOT }))).filter((path) => !TEST.test(path));
  return new Map(
    await Promise.all(
      paths.sort().map(async (path) => [path, await readFile(join(ROOT, path), 'utf8')] as const),
    ),
  );
}

/** All marked texts of the sources, each with the files it stands in. */
export async function extractTexts(sources: ReadonlyMap<string, string>): Promise<GetTextTranslations> {
  const folder = await mkdtemp(join(tmpdir(), 'texts-'));
  try {
    const output = join(folder, 'texts.pot');
    const plugin = markPlugin({ extract: { output, location: 'file' } });
    for (const [path, code] of sources) if (MARKED.test(code)) parseMarks(code, path, plugin);
    return po.parse(await readFile(output));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The entries of a catalogue without its head. */
export function entriesOf(catalogue: GetTextTranslations): readonly GetTextTranslation[] {
  return Object.values(catalogue.translations).flatMap((entries) =>
    Object.values(entries).filter(({ msgctxt, msgid }) => msgid !== '' || msgctxt),
  );
}

/** What a catalogue says for a text; the empty text where it says nothing. */
export function translationOf(
  { msgctxt = '', msgid }: GetTextTranslation,
  catalogue: GetTextTranslations,
): string {
  return catalogue.translations[msgctxt]?.[msgid]?.msgstr[0] ?? '';
}
