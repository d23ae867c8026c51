import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ImportError } from '#importers/import-error.ts';
import { decodeXml } from './decode-xml.ts';

/** GDSN messages nest some 25 deep, and every level of packaging adds 3. */
const DEEPEST = 120;
/** Characters of a text, or of markup without an end: the longest field of the standard has 5,000. */
const LONGEST_TEXT = 1024 * 1024;

export interface XmlVisitor {
  open(tag: SaxesTagNS, line: number): void;
  close(tag: SaxesTagNS): void;
  text(text: string): void;
}

/**
 * Walks through an XML document of any size in flat memory; yields after each part of the file, so that what the
 * visitor has gathered can be taken from it. Throws ImportError with the line where the document is not well-formed,
 * and where it holds what only an attack does: a document type (the seat of entities, whether internal or fetched from
 * elsewhere), nesting without end, text without end. The parser itself knows no entities but XML's own five.
 */
export async function* parseXml(
  name: string,
  bytes: AsyncIterable<Buffer>,
  visitor: XmlVisitor,
): AsyncGenerator<void> {
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (what: string): never => {
    throw new ImportError(`${name} ${what} at line ${parser.line}.`);
  };
  let depth = 0;
  let sinceEvent = 0;
  parser.on('error', (error) => refuse(`is not well-formed XML (${withoutPosition(error.message)})`));
  parser.on('doctype', () => refuse('declares a document type, which a GDSN message never does: refused'));
  parser.on('opentag', (tag) => {
    sinceEvent = 0;
    if (++depth > DEEPEST) refuse(`nests elements more than ${DEEPEST} deep: refused`);
    visitor.open(tag, parser.line);
  });
  parser.on('closetag', (tag) => {
    sinceEvent = 0;
    depth--;
    visitor.close(tag);
  });
  for (const event of ['text', 'cdata'] as const) parser.on(event, (text) => visitor.text(text));

  for await (const text of decodeXml(name, bytes)) {
    for (let from = 0; from < text.length; from += PIECE) {
      const piece = text.slice(from, from + PIECE);
      sinceEvent += piece.length;
      parser.write(piece);
      if (sinceEvent > LONGEST_TEXT)
        refuse(`holds more than ${LONGEST_TEXT / 2 ** 20} MB without markup: refused`);
      yield;
    }
  }
  parser.close();
}

/** Characters handed to the parser at a time: what it holds back of them is measured after each. */
const PIECE = 64 * 1024;

function withoutPosition(message: string): string {
  return message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
}
