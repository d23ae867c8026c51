export const MIN_CART_QUANTITY = 1;
export const MAX_CART_QUANTITY = 9999;
