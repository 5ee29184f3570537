import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { callWith, type Handlers } from '../http/handlers.ts';
import { requestContextOf } from '../http/request-context.ts';
import { SESSION_COOKIE } from '../modules/identity/session.service.ts';
import type { PageEnvironment } from './page-renderer.ts';

export interface Visit {
  environment: PageEnvironment;
  /** Whether the page looked at who asks or left something with him: then it is for him alone. */
  isPersonal: () => boolean;
}

/** What a page may use while it is made for one request. */
export function openVisit(
  context: Context,
  handlers: Handlers,
  request: FastifyRequest,
  reply: FastifyReply,
): Visit {
  let personal = false;
  const own = requestContextOf(request, reply, context);
  const cookie = (name: string) => {
    // Kept pages are for visitors without a session, so a page may ask whether there is one.
    if (name !== SESSION_COOKIE) personal = true;
    return own.cookie(name);
  };
  const cameFrom = () => {
    personal = true;
    return ownPath(request.headers.referer, request.headers.host);
  };
  const call = callWith(handlers, {
    ...own,
    cookie,
    setCookie: (name, value, options) => {
      personal = true;
      own.setCookie(name, value, options);
    },
    // The headers of a call belong to the call, not to the page that makes it.
    setHeader: () => {},
  });
  return { environment: { call, cookie, cameFrom, brand: context.config.brand }, isPersonal: () => personal };
}

/** Path and query of an address on the host that was asked. */
function ownPath(address: string | undefined, host: string | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { host: addressHost, pathname, search } = new URL(address);
  return addressHost === host ? pathname + search : null;
}
