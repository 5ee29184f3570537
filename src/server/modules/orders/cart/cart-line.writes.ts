/** For whom a person is forgotten by: her cart and what she saved. */
export { deleteCart } from './cart-line.repository.ts';
