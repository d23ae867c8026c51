import { t } from 'ttag';

/** Invented launches, as a community that votes on new products would list them. */
export interface Launch {
  readonly name: string;
  readonly tagline: string;
  readonly topics: readonly string[];
  readonly maker: string;
  readonly votes: number;
  readonly comments: number;
}

export const LAUNCHES: readonly Launch[] = [
  {
    name: 'Larder',
    tagline: t`Reads the label of every product you could order, and judges it`,
    topics: [t`Food`, t`Procurement`],
    maker: t`The Larder team`,
    votes: 412,
    comments: 57,
  },
  {
    name: 'Traymate',
    tagline: t`Plan a school lunch line around what is in the walk-in`,
    topics: [t`Schools`, t`Planning`],
    maker: 'Ines Okafor',
    votes: 287,
    comments: 31,
  },
  {
    name: 'Saltwatch',
    tagline: t`One chart of every milligram of sodium a menu serves in a week`,
    topics: [t`Healthcare`, t`Analytics`],
    maker: 'Per Lindqvist',
    votes: 214,
    comments: 26,
  },
  {
    name: 'Casewise',
    tagline: t`Knows how many eaches are in a case, and what is left of it`,
    topics: [t`Distribution`],
    maker: 'Ruth Amador',
    votes: 163,
    comments: 12,
  },
  {
    name: 'Shelfspeak',
    tagline: t`Prints shelf-edge labels from the product data you already have`,
    topics: [t`Retail`, t`Printing`],
    maker: 'Tomasz Wier',
    votes: 98,
    comments: 9,
  },
];
