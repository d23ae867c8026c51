import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDocument } from './conformance/arbitrary-catalogue.ts';
import { plainDocument } from './conformance/plain-catalogue.ts';
import type { SearchDocument } from './document.ts';
import { packDocuments, unpackDocuments } from './packed.ts';

/** As it means the same: bytes of any kind, and nothing for a standard that wants nothing. */
const plain = ({ body, wants, ...rest }: SearchDocument) => ({
  ...rest,
  wants: Object.fromEntries(Object.entries(wants).filter(([, list]) => list.length > 0)),
  body: [...body],
});

test('documents are the same after their way to another thread', () => {
  const documents = fc.uniqueArray(anyDocument, { selector: ({ gtin }) => gtin, maxLength: 20 });
  fc.assert(
    fc.property(documents, (given) => {
      expect(unpackDocuments(packDocuments(given)).map(plain)).toEqual(given.map(plain));
    }),
  );
});

test('so are texts of any letters, and of none', () => {
  const text = fc.string({ unit: 'binary' });
  const texts = fc.record({ name: text, brand: fc.option(text), kind: fc.option(text) });
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 5 }), fc.option(text), (parts, ingredients) => {
      const given = parts.map((part, i) => plainDocument(i + 1, { ...part, ingredients }));
      expect(unpackDocuments(packDocuments(given)).map(plain)).toEqual(given.map(plain));
    }),
  );
});

test('an answer that no product can have is an error', () => {
  const wrong = { ...plainDocument(1), novaLabel: '9' } as unknown as SearchDocument;
  expect(() => packDocuments([wrong])).toThrow('9');
});
