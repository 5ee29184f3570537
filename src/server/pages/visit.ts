import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { outageCode } from '../db/outage.ts';
import { type Call, callWith, type Handlers } from '../http/handlers.ts';
import { type Reads, readWith } from '../http/reads.ts';
import { SESSION_COOKIE } from '../modules/accounts/identity/session.service.ts';
import type { ReadPanel } from '../panel-door.ts';
import type { PageEnvironment } from './page-renderer.ts';
import type { PageVisitor } from './page-visitor.ts';

export interface Visit {
  environment: PageEnvironment;
  /** Whether the page looked at what only this visitor has, or left something with him: then it is for him alone. */
  isPersonal: () => boolean;
  /**
   * Whether the page asked if somebody is logged in. A page that never does cannot differ between visitors: up to its
   * first look it is made of the address alone.
   */
  hasAskedWho: () => boolean;
  /** Why the page could not be made as it should: something that it called was away. */
  outage: () => unknown;
}

/** What a page may use while it is made for one request. */
export function openVisit(
  { context, handlers, reads }: { context: Context; handlers: Handlers; reads: Reads },
  { headers }: FastifyRequest,
  { request: own, hasSession }: PageVisitor,
): Visit {
  let personal = false;
  let askedWho = false;
  let outage: unknown = null;
  const cookie = (name: string) => {
    // Kept pages are for visitors without a session, so a page may ask whether there is one.
    if (name === SESSION_COOKIE) {
      askedWho = true;
      return hasSession ? own.cookie(name) : null;
    }
    personal = true;
    return own.cookie(name);
  };
  const cameFrom = () => {
    personal = true;
    return ownPath(headers.referer, headers.host);
  };
  const asked = {
    ...own,
    findAccount: () => {
      askedWho = true;
      return own.findAccount();
    },
    findSellerMember: () => {
      askedWho = true;
      return own.findSellerMember();
    },
    cookie,
    setCookie: (...[name, value, options]: Parameters<typeof own.setCookie>) => {
      personal = true;
      own.setCookie(name, value, options);
    },
    // The headers of a call belong to the call, not to the page that makes it.
    setHeader: () => {},
  };
  // The renderer turns whatever a loader throws into a page of its own, so an outage is noted here.
  const noted =
    <Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      try {
        return await ask(...asked);
      } catch (error) {
        if (outageCode(error)) outage = error;
        throw error;
      }
    };
  const call = noted(callWith(handlers, asked)) as Call;
  const read = noted(readWith(reads, asked)) as ReadPanel;
  return {
    environment: { call, read, cookie, cameFrom, brand: context.config.brand },
    isPersonal: () => personal || (askedWho && hasSession),
    hasAskedWho: () => askedWho,
    outage: () => outage,
  };
}

/** Path and query of an address on the host that was asked. */
function ownPath(address: string | undefined, host: string | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { host: addressHost, pathname, search } = new URL(address);
  return addressHost === host ? pathname + search : null;
}
