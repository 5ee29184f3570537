import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a handler may know of the request beyond its decoded input. */
export interface RequestContext {
  requestId: string;
  address: string;
  userAgent: string;
  idempotencyKey: string | null;
  cookie: (name: string) => string | null;
  setCookie: (name: string, value: string, options: { maxAgeSeconds: number; path?: string }) => void;
  setHeader: (name: string, value: string) => void;
}

export function requestContextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  secureCookies: boolean,
): RequestContext {
  return {
    requestId: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    idempotencyKey: headerText(request.headers['idempotency-key']),
    cookie: (name) => request.cookies[name] ?? null,
    setCookie: (name, value, { maxAgeSeconds, path = '/' }) => {
      const options = { path, httpOnly: true, sameSite: 'lax', secure: secureCookies } as const;
      reply.setCookie(name, value, { ...options, maxAge: maxAgeSeconds });
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
