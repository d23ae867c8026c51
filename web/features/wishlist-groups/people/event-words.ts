import { t } from 'ttag';
import type { GroupEvent } from '#contract/group-members.schema.ts';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { countOf } from '#web/lib/format-count.ts';
import { ROLE_WORDS } from './role-words.ts';

/** Products that a sentence names; of the others it gives the number. */
const MOST_NAMED = 3;

/** What somebody did, as a sentence without a full stop. */
export function eventWords(event: GroupEvent): string {
  const { by, detail } = event;
  const who = by === null ? t`A deleted account` : by.is_you ? t`You` : by.name;
  const member = event.member ?? t`a deleted account`;
  const role = detail.role && ROLE_WORDS[detail.role].toLowerCase();
  switch (event.kind) {
    case 'added':
      return t`${who} added ${productWords(event)}`;
    case 'removed':
      return t`${who} removed ${productWords(event)}`;
    case 'noted':
      return `${who} ${noteWords(event)}`;
    case 'changed':
      return `${who} ${changeWords(detail).join(', ')}`;
    case 'shared':
      return t`${who} created the share link`;
    case 'unshared':
      return t`${who} revoked the share link`;
    case 'invited':
      return t`${who} invited somebody (${role})`;
    case 'uninvited':
      return t`${who} took an invitation back`;
    case 'joined':
      return t`${who} joined (${role})`;
    case 'role':
      return t`${who} changed what ${member} may do: ${role}`;
    case 'expelled':
      return t`${who} removed ${member} from the group`;
    case 'left':
      return t`${who} left the group`;
  }
}

function productWords({ products, product_count }: GroupEvent): string {
  const named = products.slice(0, MOST_NAMED).map(({ gtin, name }) => name ?? `GTIN ${gtinText(gtin)}`);
  const more = product_count - named.length;
  return [...named, ...(more > 0 ? [countOf(more, t`more product`, t`more products`)] : [])].join(' · ');
}

function noteWords(event: GroupEvent): string {
  const { note, tag } = event.detail;
  const parts = [
    note === null && t`took the note away`,
    note && t`wrote “${note}”`,
    tag === null && t`took the tag away`,
    tag && t`set the tag “${tag}”`,
  ].filter(Boolean);
  return `${parts.join(t` and `)}: ${productWords(event)}`;
}

function changeWords({ name, description, is_public }: GroupEvent['detail']): string[] {
  return [
    ...(name === undefined ? [] : [t`renamed the group “${name}”`]),
    ...(description === undefined ? [] : [t`changed the description`]),
    ...(is_public === undefined ? [] : [is_public ? t`made the group public` : t`made the group private`]),
  ];
}
