import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { PICTURE_MAXIMUM_BYTES } from '../../../wire/catalogue/seller-products.ts';
import type { Config } from '../../config.ts';
import { checkedAddress, PORT_PROBLEM, portOf, publicOnly, type WebRules } from './checked-address.ts';
import { isPublicAddress } from './public-address.ts';

export interface FetchRules extends WebRules {
  timeoutMillis: number;
  maximumBytes: number;
}

/** `isPassing`: another attempt may help. `problem`: Spanish, for the row. */
export type FetchedPicture = { ok: true; bytes: Buffer } | { ok: false; problem: string; isPassing: boolean };

const MAXIMUM_REDIRECTS = 4;

/** The open internet's pictures; this machine's own only where a setting of development says so. */
export function fetchRules({ fetchesLocalPictures }: Pick<Config, 'fetchesLocalPictures'>): FetchRules {
  const rules = { ...publicOnly, timeoutMillis: 20_000, maximumBytes: PICTURE_MAXIMUM_BYTES };
  if (!fetchesLocalPictures) return rules;
  return {
    ...rules,
    isAllowedAddress: (address) => address === '127.0.0.1' || isPublicAddress(address),
    isAllowedPort: () => true,
  };
}

/**
 * Reads what an address leads to, as far as it can be a picture: http(s) on its own ports, each step of a redirection and
 * each name looked up and held to the address that was checked, so many bytes and so much time at most. Nothing packed is
 * unpacked; whether it is a picture is for those who decode it to say.
 */
export async function fetchPicture(address: string, rules: FetchRules): Promise<FetchedPicture> {
  const signal = AbortSignal.timeout(rules.timeoutMillis);
  try {
    let url = new URL(address);
    for (let step = 0; step <= MAXIMUM_REDIRECTS; step++) {
      const answer = await ask(url, rules, signal);
      if (!('location' in answer)) return answer;
      if (!URL.canParse(answer.location, url)) return refused('La dirección lleva a otra que no existe.');
      url = new URL(answer.location, url);
    }
    return refused('La dirección lleva de una a otra sin llegar a una foto.');
  } catch (error) {
    if (signal.aborted) return passing(`No llegó en ${rules.timeoutMillis / 1_000} segundos.`);
    return connectionProblem(error as NodeJS.ErrnoException);
  }
}

type Answer = FetchedPicture | { location: string };

async function ask(url: URL, rules: FetchRules, signal: AbortSignal): Promise<Answer> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return refused('La dirección debe empezar por https://.');
  if (url.username !== '' || url.password !== '') return refused('La dirección no puede llevar contraseña.');
  if (!rules.isAllowedPort(portOf(url))) return refused(PORT_PROBLEM);
  const address = await Promise.race([checkedAddress(url, rules), aborted(signal)]);
  if (address === null) return refused('La dirección no es pública en internet.');
  const response = await get(url, address, signal);
  try {
    return await readAnswer(response, rules);
  } finally {
    response.destroy();
  }
}

function get(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(
      url,
      {
        method: 'GET',
        headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Plazuela-Fotos/1' },
        signal,
        // No shared connections: each one goes where this call has checked.
        agent: false,
        lookup: (_hostname, options, done) => {
          const family = isIP(address);
          if (options.all) done(null, [{ address, family }]);
          else done(null, address, family);
        },
      },
      resolve,
    );
    request.on('error', reject);
    request.end();
  });
}

async function readAnswer(response: IncomingMessage, { maximumBytes }: FetchRules): Promise<Answer> {
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400 && headers.location) return { location: headers.location };
  if (statusCode !== 200) return statusProblem(statusCode);
  if (/^(text|application\/(json|pdf|xml|zip)|video|audio)\b/i.test(headers['content-type'] ?? ''))
    return refused('La dirección no lleva a una foto, sino a una página u otro archivo.');
  if (!/^(identity)?$/i.test(headers['content-encoding'] ?? ''))
    return refused('La foto llega comprimida y no la abrimos.');
  const tooLarge = refused(`La foto pesa más de ${Math.round(maximumBytes / 1024 / 1024)} MB.`);
  if (Number(headers['content-length'] ?? 0) > maximumBytes) return tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maximumBytes) return tooLarge;
    chunks.push(chunk);
  }
  return size === 0
    ? refused('La dirección responde, pero sin foto.')
    : { ok: true, bytes: Buffer.concat(chunks) };
}

function statusProblem(status: number): FetchedPicture {
  if (status === 404 || status === 410) return refused(`No hay ninguna foto en esta dirección (${status}).`);
  if (status === 401 || status === 403) return refused(`El servidor no deja descargarla (${status}).`);
  const isPassing = status === 408 || status === 425 || status === 429 || status >= 500;
  return { ok: false, problem: `El servidor respondió ${status}.`, isPassing };
}

function connectionProblem({ code = '' }: NodeJS.ErrnoException): FetchedPicture {
  if (['ENOTFOUND', 'ENODATA'].includes(code)) return refused('No encontramos el servidor de la dirección.');
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code))
    return refused('El certificado del servidor no es válido.');
  if (/^HPE_/.test(code)) return refused('El servidor no respondió como un sitio web.');
  return passing(
    code === 'ECONNREFUSED' ? 'El servidor no aceptó la conexión.' : 'La conexión se interrumpió.',
  );
}

function refused(problem: string): FetchedPicture {
  return { ok: false, problem, isPassing: false };
}

function passing(problem: string): FetchedPicture {
  return { ok: false, problem, isPassing: true };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
}
