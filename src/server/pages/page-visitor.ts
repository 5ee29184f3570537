import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { type RequestContext, requestContextOf } from '../guards/request-context.ts';
import { limitedAddress } from '../modules/accounts/identity/attempt-limit.service.ts';
import { SESSION_COOKIE } from '../modules/accounts/identity/session.service.ts';

/** Who asks for a page. */
export interface PageVisitor {
  request: RequestContext;
  hasSession: boolean;
  /** Whose budget the page is made from: a person's own, or that of everybody without a session at the address. */
  budgetKey: string;
}

const STRANGER_MILLIS = 10_000;
const REMEMBERED_STRANGERS = 5_000;

/**
 * A cookie is no session: whoever sends a made-up one gets the kept page as everybody does. Tokens of nobody are
 * remembered for a moment, so that one that is sent again and again costs one look at the table.
 */
export function createVisitorFinder(context: Context) {
  const strangers = new Map<string, number>();
  const isLive = async (token: string, { findAccount }: RequestContext) => {
    if ((strangers.get(token) ?? 0) > Date.now()) return null;
    const account = await findAccount();
    if (account) return account;
    if (strangers.size >= REMEMBERED_STRANGERS) strangers.clear();
    strangers.set(token, Date.now() + STRANGER_MILLIS);
    return null;
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<PageVisitor> => {
    const own = requestContextOf(request, reply, context);
    const token = own.cookie(SESSION_COOKIE);
    const account = token ? await isLive(token, own) : null;
    return {
      request: account ? own : { ...own, findAccount: async () => null, findSellerMember: async () => null },
      hasSession: account !== null,
      budgetKey: account ? `account ${account.id}` : limitedAddress(request.ip),
    };
  };
}
