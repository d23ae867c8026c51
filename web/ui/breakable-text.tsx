import { Fragment } from 'react';

/** `Milk/Butter/Cream` may break after each slash instead of within a word; read and copied as it is. */
export function BreakableText({ text }: { readonly text: string }) {
  const parts = text.split('/');
  return parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place
    <Fragment key={i}>
      {part}
      {i < parts.length - 1 && (
        <>
          /<wbr />
        </>
      )}
    </Fragment>
  ));
}
