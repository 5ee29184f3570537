import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import {
  checkedAddress,
  PORT_PROBLEM,
  portOf,
  publicOnly,
  type WebRules,
} from '../../adapters/public-web/checked-address.ts';

const TIMEOUT_MILLIS = 5_000;
/** Kept of an answer, for the log. */
const MAXIMUM_ANSWER_BYTES = 2_000;

export interface Answer {
  status: number | null;
  body: string | null;
  /** Spanish, for the log; null: delivered. */
  problem: string | null;
}

/**
 * Posts once: to an address that was checked right before, whatever the name resolves to a moment later. Redirects are
 * not followed, and all of it takes five seconds at most.
 */
export async function postWebhook(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  rules: WebRules = publicOnly,
): Promise<Answer> {
  if (!rules.isAllowedPort(portOf(new URL(url)))) return failed(PORT_PROBLEM);
  const signal = AbortSignal.timeout(TIMEOUT_MILLIS);
  try {
    const address = await Promise.race([checkedAddress(new URL(url), rules), aborted(signal)]);
    if (address === null) return failed('La dirección no es pública en internet.');
    return await post(new URL(url), { address, headers, body, signal });
  } catch (error) {
    if (signal.aborted) return failed('No respondió en 5 segundos.');
    return failed(problemOf(error as NodeJS.ErrnoException));
  }
}

interface Post {
  address: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}

function post(url: URL, { address, headers, body, signal }: Post): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        signal,
        // No shared connections: each one goes where this call has checked.
        agent: false,
        lookup: (_hostname, options, done) => {
          const family = isIP(address);
          if (options.all) done(null, [{ address, family }]);
          else done(null, address, family);
        },
      },
      (response) => readAnswer(response).then(resolve, reject),
    );
    request.on('error', reject);
    request.end(body);
  });
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= MAXIMUM_ANSWER_BYTES) break;
  }
  // PostgreSQL takes no NUL.
  const bytes = Buffer.concat(chunks).subarray(0, MAXIMUM_ANSWER_BYTES);
  const body = bytes.toString('utf8').replaceAll('\u0000', '').toWellFormed();
  const status = response.statusCode ?? 0;
  const isDelivered = status >= 200 && status < 300;
  const isMoved = status >= 300 && status < 400;
  const refusal = isMoved ? 'Respondió con una redirección; no las seguimos.' : `Respondió ${status}.`;
  return { status, body, problem: isDelivered ? null : refusal };
}

function failed(problem: string): Answer {
  return { status: null, body: null, problem };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
}

function problemOf({ code = '' }: NodeJS.ErrnoException): string {
  if (['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'].includes(code))
    return 'No encontramos el servidor de la dirección.';
  if (code === 'ECONNREFUSED') return 'El servidor no aceptó la conexión.';
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code)) return 'El certificado del servidor no es válido.';
  return 'La conexión se interrumpió.';
}
