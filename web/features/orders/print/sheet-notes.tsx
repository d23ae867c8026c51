import { t } from 'ttag';
import type { ListLines } from '#contract/scorecards.schema.ts';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { useListLines } from '../lists/list-queries.ts';
import { SheetTable } from './sheet-table.tsx';

/** What is written beside the items of a list, in the order of its lines. */
export function SheetNotes({ of }: { readonly of: string }) {
  const { data, isError } = useListLines(of);
  if (isError)
    return <p role="alert">{t`The notes could not be loaded. Reload the page before printing.`}</p>;
  const noted = data ? notedLines(data) : [];
  if (noted.length === 0) return null;
  return (
    <SheetTable title={t`Notes`} columns={[t`Item`, t`Tag`, t`Note`]}>
      {noted.map(({ gtin, name, tag, note }) => (
        <tr key={gtin}>
          <th scope="row">{name}</th>
          <td>{tag}</td>
          <td>{note}</td>
        </tr>
      ))}
    </SheetTable>
  );
}

function notedLines({ lines, notes, products }: ListLines) {
  const names = new Map(products.map(({ gtin, name }) => [gtin, name]));
  return lines.flatMap(({ code, gtin, name }) => {
    const written = notes.find((each) => each.gtin === code);
    if (!written || (written.note === null && written.tag === null)) return [];
    return [{ ...written, name: name || (names.get(gtin ?? '') ?? `GTIN ${gtinText(code)}`) }];
  });
}
