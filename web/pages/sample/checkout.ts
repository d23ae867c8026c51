/** The sample checkout's figures, in US dollars. Nothing is ordered or charged with them. */
export const CHECKOUT = {
  yearly: {
    name: 'Yearly',
    price: '$13.99 per month',
    note: 'billed annually',
    total: '$1099.99',
    saving: 'Save 25%',
  },
  monthly: {
    name: 'Monthly',
    price: '$34.99 per month',
    note: 'billed monthly',
    total: '$34.99',
    saving: undefined,
  },
} as const;

export const CHECKOUT_CLOSED =
  'Checkout is not open yet. Nothing was charged, and no card was sent anywhere.';
