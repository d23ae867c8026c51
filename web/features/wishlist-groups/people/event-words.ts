import type { GroupEvent } from '#contract/group-members.schema.ts';
import { countOf } from '#web/lib/format-count.ts';
import { ROLE_WORDS } from './role-words.ts';

/** Products that a sentence names; of the others it gives the number. */
const MOST_NAMED = 3;

/** What somebody did, as a sentence without a full stop. */
export function eventWords(event: GroupEvent): string {
  const { by, detail } = event;
  const who = by === null ? 'A deleted account' : by.is_you ? 'You' : by.name;
  const member = event.member ?? 'a deleted account';
  const role = detail.role && ROLE_WORDS[detail.role].toLowerCase();
  switch (event.kind) {
    case 'added':
      return `${who} added ${productWords(event)}`;
    case 'removed':
      return `${who} removed ${productWords(event)}`;
    case 'noted':
      return `${who} ${noteWords(event)}`;
    case 'changed':
      return `${who} ${changeWords(detail).join(', ')}`;
    case 'shared':
      return `${who} created the share link`;
    case 'unshared':
      return `${who} revoked the share link`;
    case 'invited':
      return `${who} invited somebody (${role})`;
    case 'uninvited':
      return `${who} took an invitation back`;
    case 'joined':
      return `${who} joined (${role})`;
    case 'role':
      return `${who} changed what ${member} may do: ${role}`;
    case 'expelled':
      return `${who} removed ${member} from the group`;
    case 'left':
      return `${who} left the group`;
  }
}

function productWords({ products, product_count }: GroupEvent): string {
  const named = products.slice(0, MOST_NAMED).map(({ gtin, name }) => name ?? `GTIN ${gtin}`);
  const more = product_count - named.length;
  return [...named, ...(more > 0 ? [countOf(more, 'more product', 'more products')] : [])].join(' · ');
}

function noteWords(event: GroupEvent): string {
  const { note, tag } = event.detail;
  const parts = [
    note === null && 'took the note away',
    note && `wrote “${note}”`,
    tag === null && 'took the tag away',
    tag && `set the tag “${tag}”`,
  ].filter(Boolean);
  return `${parts.join(' and ')}: ${productWords(event)}`;
}

function changeWords({ name, description, is_public }: GroupEvent['detail']): string[] {
  return [
    ...(name === undefined ? [] : [`renamed the group “${name}”`]),
    ...(description === undefined ? [] : ['changed the description']),
    ...(is_public === undefined ? [] : [`made the group ${is_public ? 'public' : 'private'}`]),
  ];
}
