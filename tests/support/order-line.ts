import type { OrderLine } from '#contract/orders.schema.ts';

const LINE: OrderLine = {
  line: 1,
  code: '',
  supplier_number: '',
  brand: '',
  name: '',
  pack: '',
  unit: 'CS',
  quantity: 2,
  price: 10,
  price_per: 'case',
  match: 'absent',
  note: null,
  is_warning: false,
  gtin: null,
  swapped_gtin: null,
  swapped_quantity: null,
  swapped_unit: null,
  swapped_holds: null,
  swapped_amount: null,
  level: null,
  holds: null,
  is_chosen: false,
  is_aside: false,
  merged_into: null,
  candidates: [],
};

/** An order's line that says only what the test is about. */
export function orderLine(says: Partial<OrderLine> = {}): OrderLine {
  return { ...LINE, ...says };
}
