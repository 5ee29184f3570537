import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { cookieName } from '../http/cookie-name.ts';
import {
  findSessionAccount,
  SESSION_COOKIE,
  type SessionAccount,
} from '../modules/accounts/identity/session.service.ts';
import {
  findSellerMember,
  type SellerMember,
  SHOP_COOKIE,
} from '../modules/accounts/team/seller-access.service.ts';
import { findViewedMember, VIEW_COOKIE } from '../modules/accounts/view-as/view-as.service.ts';
import type { ProductPage } from '../modules/catalogue/browse/product.service.ts';

/** What a handler may know of the request beyond its decoded input. */
export interface RequestContext {
  requestId: string;
  address: string;
  userAgent: string;
  idempotencyKey: string | null;
  /** What the browser says the products of an order were found by; see count-searches.service.ts. */
  foundBy: string | null;
  /** What came as `Authorization: Bearer …`. */
  bearerToken: string | null;
  /** Who is logged in, looked up once and only when asked: visitors without a session never cost a query. */
  findAccount: () => Promise<SessionAccount | null>;
  /** The call changes nothing: its endpoint is a GET. Whoever only looks on may make no other. */
  isReading: boolean;
  /** The shop that the person works in, or that an operator looks at; null for whoever belongs to none. */
  findSellerMember: () => Promise<SellerMember | null>;
  /** Whether operators may work without a second factor, as in development. */
  secondFactorRule: Config['operatorSecondFactor'];
  /** Products that it reads: what its page asks for at the same time needs no look of its own. */
  products: () => Map<number, Promise<ProductPage | null>>;
  cookie: (name: string) => string | null;
  /** `maxAgeSeconds` 0 removes the cookie. */
  setCookie: (name: string, value: string, options: { maxAgeSeconds: number }) => void;
  setHeader: (name: string, value: string) => void;
}

export function requestContextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): RequestContext {
  const secure = context.config.baseUrl.startsWith('https:');
  const cookie = (name: string) => request.cookies[cookieName(context.config, name)] ?? null;
  let account: Promise<SessionAccount | null> | undefined;
  let member: Promise<SellerMember | null> | undefined;
  let products: Map<number, Promise<ProductPage | null>> | undefined;
  const findAccount = () => {
    account ??= findSessionAccount(context, cookie(SESSION_COOKIE));
    return account;
  };
  const readMember = async () => {
    const person = await findAccount();
    if (!person) return null;
    const viewToken = cookie(VIEW_COOKIE);
    const viewer = { operator: person, sessionToken: cookie(SESSION_COOKIE) ?? '' };
    const viewed = viewToken ? await findViewedMember(context, viewer, viewToken) : null;
    return viewed ?? findSellerMember(context, person.id, cookie(SHOP_COOKIE));
  };
  return {
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    idempotencyKey: headerText(request.headers['idempotency-key']),
    foundBy: headerText(request.headers['x-busquedas']),
    bearerToken: /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null,
    findAccount,
    isReading: request.method === 'GET' || request.method === 'HEAD',
    findSellerMember: () => {
      member ??= readMember();
      return member;
    },
    secondFactorRule: context.config.operatorSecondFactor,
    products: () => {
      products ??= new Map();
      return products;
    },
    cookie,
    setCookie: (name, value, { maxAgeSeconds }) => {
      const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
      reply.setCookie(cookieName(context.config, name), value, { ...options, maxAge: maxAgeSeconds });
    },
    setHeader: (name, value) => {
      reply.header(name, value);
    },
  };
}

function headerText(value: string | string[] | undefined): string | null {
  const text = Array.isArray(value) ? value[0] : value;
  return text?.trim() || null;
}
