import { Agent, type IncomingHttpHeaders, request as openRequest } from 'node:http';
import type { Observations, RequestKind } from './observations.ts';

interface Asked {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  kind: RequestKind;
  /** Sent as JSON, or as a form with its files. */
  body?: object | FormData;
  headers?: Record<string, string>;
}

export interface Reply {
  /** 0: none came. */
  status: number;
  body: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: what the wire says is looked at field by field.
  json: () => any;
}

/** One visitor: her address, her cookies, her kept connections. */
export interface Browser {
  send: (asked: Asked) => Promise<Reply>;
  close: () => void;
}

export interface BrowserOptions {
  /** What the shop calls itself: 'http://10.213.7.30'. */
  origin: string;
  /** An address of this machine that the visitor comes from. */
  from?: string | undefined;
  observations: Observations;
}

const PATIENCE_MILLIS = 15_000;

/** Sends as a browser does: with its cookies, the origin of a write, and no second try of a write by itself. */
export function openBrowser({ origin, from, observations }: BrowserOptions): Browser {
  const agent = new Agent({ keepAlive: true, maxSockets: 6, ...(from && { localAddress: from }) });
  const cookies = new Map<string, string>();
  const send = async (asked: Asked): Promise<Reply> => {
    const { method = 'GET', path, kind } = asked;
    const start = performance.now();
    const { payload, type } = await payloadOf(asked.body);
    const headers = {
      accept: '*/*',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      ...(method !== 'GET' && { origin }),
      ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...(payload && { 'content-type': type, 'content-length': String(payload.length) }),
      ...asked.headers,
    };
    const answer = await exchange(new URL(path, origin), { agent, method, headers, payload });
    keepCookies(cookies, answer.headers);
    const reply: Reply = {
      status: answer.status,
      body: answer.body,
      json: () => JSON.parse(answer.body.toString('utf8') || 'null'),
    };
    const what = `${method} ${path.replace(/[?].*/, '').replace(/[\da-f]{12,}|\d+/g, '#')}`;
    const code = answer.problem ?? codeOf(answer.status, reply);
    observations.requests.push({
      from: start,
      until: performance.now(),
      kind,
      what,
      status: answer.status,
      code,
    });
    return reply;
  };
  return { send, close: () => agent.destroy() };
}

function codeOf(status: number, reply: Reply): string {
  if (status < 400) return '';
  try {
    return String(reply.json().code ?? '');
  } catch {
    return 'page';
  }
}

async function payloadOf(body: Asked['body']): Promise<{ payload: Buffer | null; type: string }> {
  if (!body) return { payload: null, type: '' };
  if (!(body instanceof FormData))
    return { payload: Buffer.from(JSON.stringify(body)), type: 'application/json' };
  const form = new Response(body);
  return {
    payload: Buffer.from(await form.arrayBuffer()),
    type: form.headers.get('content-type') ?? '',
  };
}

interface Exchanged {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  problem?: string;
}

interface Exchange {
  agent: Agent;
  method: string;
  headers: Record<string, string>;
  payload: Buffer | null;
}

/** Never throws: no answer is status 0. */
function exchange(url: URL, { agent, method, headers, payload }: Exchange): Promise<Exchanged> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve({ status: 0, headers: {}, body: Buffer.alloc(0), problem: error.code ?? error.name });
    const signal = AbortSignal.timeout(PATIENCE_MILLIS);
    const sending = openRequest(url, { agent, method, headers, signal }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', fail);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    // A kept connection that the server closed meanwhile: browsers open another one for what only reads.
    sending.once('error', (error: NodeJS.ErrnoException) => {
      if (method === 'GET' && error.code === 'ECONNRESET' && sending.reusedSocket)
        return void exchange(url, { agent, method, headers, payload }).then(resolve);
      return fail(error);
    });
    sending.end(payload ?? undefined);
  });
}

function keepCookies(cookies: Map<string, string>, headers: IncomingHttpHeaders): void {
  for (const line of headers['set-cookie'] ?? []) {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    const isGone = attributes.some((one) => /^\s*(max-age=0|expires=Thu, 01 Jan 1970)/i.test(one));
    if (isGone) cookies.delete(name.trim());
    else cookies.set(name.trim(), value.join('=').trim());
  }
}
