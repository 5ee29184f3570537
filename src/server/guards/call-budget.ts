import type { FastifyRequest } from 'fastify';
import { costOf, createVisitorBudget } from '../http/visitor-budget.ts';
import { limitedAddress } from '../modules/accounts/identity/attempt-limit.service.ts';
import type { RequestContext } from './request-context.ts';

export type CallBudget = (
  request: FastifyRequest,
  requestContext: Pick<RequestContext, 'findAccount'>,
) => Promise<boolean>;

/**
 * Whether a call without a limit of its own may be answered: such calls share what one address may ask for, and behind an
 * address of many people what one account may.
 */
export function createCallBudget(perSecond: number): CallBudget {
  const budget = createVisitorBudget(perSecond, () => Date.now());
  return async ({ ip, url }, { findAccount }) => {
    const cost = costOf(new URLSearchParams(url.split('?')[1]));
    if (budget.take(limitedAddress(ip), cost)) return true;
    const account = await findAccount();
    return account !== null && budget.take(`account ${account.id}`, cost);
  };
}
