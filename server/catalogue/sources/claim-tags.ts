/** The type whose tags name what is absent: without its words "Gluten" would read as its opposite. */
const FREE_FROM = 'free from';

/** All claims of a product as tags that can stand alone. */
export function claimTags(claims: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(claims).flatMap(([type, tags]) =>
    type.toLowerCase() === FREE_FROM ? tags.map((tag) => `Free from ${tag.toLowerCase()}`) : tags,
  );
}
