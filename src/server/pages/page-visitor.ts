import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { type RequestContext, requestContextOf } from '../guards/request-context.ts';
import { cookieName } from '../http/cookie-name.ts';
import { limitedAddress } from '../modules/accounts/identity/attempt-limit.service.ts';
import { SESSION_COOKIE } from '../modules/accounts/identity/session.service.ts';

/** Who asks for a page. */
export interface PageVisitor {
  request: RequestContext;
  hasSession: boolean;
  /** Whose budget the page is made from: a person's own, or that of everybody without a session at the address. */
  budgetKey: string;
}

export interface VisitorFinder {
  find: (request: FastifyRequest, reply: FastifyReply) => Promise<PageVisitor>;
  /** Whether the request names no session, or one that was found less than a minute ago, whose use is noted already. */
  needsNoLook: (request: FastifyRequest) => boolean;
}

const STRANGER_MILLIS = 10_000;
/** No longer than an operator's use of a session may go unnoted, see session.service.ts. */
const PERSON_MILLIS = 60_000;
const REMEMBERED_TOKENS = 5_000;

/**
 * A cookie is no session: whoever sends a made-up one gets the kept page as everybody does. Tokens of nobody are
 * remembered for a moment, so that one that is sent again and again costs one look at the table.
 */
export function createVisitorFinder(context: Context): VisitorFinder {
  const strangers = createRecentTokens(STRANGER_MILLIS);
  const people = createRecentTokens(PERSON_MILLIS);
  const name = cookieName(context.config, SESSION_COOKIE);
  const findLive = async (token: string, { findAccount }: RequestContext) => {
    if (strangers.has(token)) return null;
    const account = await findAccount();
    (account ? people : strangers).add(token);
    return account;
  };
  return {
    needsNoLook: ({ cookies }) => {
      const token = cookies[name];
      return !token || people.has(token);
    },
    find: async (request, reply) => {
      const own = requestContextOf(request, reply, context);
      const token = own.cookie(SESSION_COOKIE);
      const account = token ? await findLive(token, own) : null;
      return {
        request: account ? own : withoutAccount(own),
        hasSession: account !== null,
        budgetKey: account ? `account ${account.id}` : limitedAddress(request.ip),
      };
    },
  };
}

/** As somebody without a session would ask. */
export function asNobody(visitor: PageVisitor): PageVisitor {
  return { ...visitor, request: withoutAccount(visitor.request), hasSession: false };
}

function withoutAccount(request: RequestContext): RequestContext {
  return { ...request, findAccount: async () => null, findSellerMember: async () => null };
}

function createRecentTokens(millis: number) {
  const until = new Map<string, number>();
  return {
    has: (token: string) => (until.get(token) ?? 0) > performance.now(),
    add: (token: string) => {
      if (until.size >= REMEMBERED_TOKENS) until.clear();
      until.set(token, performance.now() + millis);
    },
  };
}
