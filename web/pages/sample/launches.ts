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
    tagline: 'Reads the label of every product you could order, and judges it',
    topics: ['Food', 'Procurement'],
    maker: 'The Larder team',
    votes: 412,
    comments: 57,
  },
  {
    name: 'Traymate',
    tagline: 'Plan a school lunch line around what is in the walk-in',
    topics: ['Schools', 'Planning'],
    maker: 'Ines Okafor',
    votes: 287,
    comments: 31,
  },
  {
    name: 'Saltwatch',
    tagline: 'One chart of every milligram of sodium a menu serves in a week',
    topics: ['Healthcare', 'Analytics'],
    maker: 'Per Lindqvist',
    votes: 214,
    comments: 26,
  },
  {
    name: 'Casewise',
    tagline: 'Knows how many eaches are in a case, and what is left of it',
    topics: ['Distribution'],
    maker: 'Ruth Amador',
    votes: 163,
    comments: 12,
  },
  {
    name: 'Shelfspeak',
    tagline: 'Prints shelf-edge labels from the product data you already have',
    topics: ['Retail', 'Printing'],
    maker: 'Tomasz Wier',
    votes: 98,
    comments: 9,
  },
];
