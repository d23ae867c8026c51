import { createContext } from 'react';

/**
 * The list that products are opened from, as the query of its address ("?q=oat"): a product opened in a new tab knows
 * the way back to it.
 */
export const ListAddress = createContext('');
