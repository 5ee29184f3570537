import { isAllowed, type SellerRole } from '../../../domain/seller-role.ts';
import type { Context } from '../../context.ts';
import { countOpenQuestions } from '../reviews/seller-question.service.ts';
import { countWaitingCases } from '../rights/desk.service.ts';
import { countWaitingOrders, listHeldProducts } from './work.repository.ts';

const HELD_PRODUCTS = 5;

/** What waits for the shop, as far as this role has to do with it; the menu shows it on every page. */
export async function getSellerWork(
  { write }: Pick<Context, 'write'>,
  { sellerId, role }: { sellerId: number; role: SellerRole },
) {
  const [orders, cases, questions, heldProducts] = await Promise.all([
    isAllowed(role, 'see-orders') ? countWaitingOrders(write, sellerId) : 0,
    isAllowed(role, 'see-orders') ? countWaitingCases(write, sellerId) : 0,
    isAllowed(role, 'answer-people') ? countOpenQuestions(write, sellerId) : 0,
    isAllowed(role, 'edit-products') ? listHeldProducts(write, sellerId, HELD_PRODUCTS) : [],
  ]);
  return { orders, cases, questions, heldProducts };
}
