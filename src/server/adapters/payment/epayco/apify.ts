import type { EpaycoConfig } from '../../../payment-config.ts';
import { ProviderUnavailable } from '../payment-provider.ts';
import { askProvider, objectOf, type ProviderReply } from './provider-request.ts';

/** Tokens live 20 minutes; the provider's own plugins keep them for 14. */
const TOKEN_MILLIS = 14 * 60_000;

export interface Apify {
  /** POST with the merchant's token; a token that is refused is renewed once. */
  post: (path: string, body: object) => Promise<ProviderReply>;
}

/** ePayco's authenticated interface. */
export function createApify(config: EpaycoConfig, now: () => number): Apify {
  const { apifyUrl, publicKey, privateKey, timeoutMillis } = config;
  const basic = Buffer.from(`${publicKey}:${privateKey}`).toString('base64');
  let login: { token: Promise<string>; validUntil: number } | null = null;

  const askToken = async () => {
    const headers = { authorization: `Basic ${basic}` };
    const { status, body } = await askProvider(`${apifyUrl}/login`, {
      method: 'POST',
      timeoutMillis,
      headers,
    });
    const token = objectOf(body)?.token;
    if (typeof token !== 'string' || token === '')
      throw new ProviderUnavailable(`ePayco refused the keys of the shop (${status})`);
    return token;
  };
  const findToken = () => {
    if (login && login.validUntil > now()) return login.token;
    const begun = { token: askToken(), validUntil: now() + TOKEN_MILLIS };
    begun.token.catch(() => {
      if (login === begun) login = null;
    });
    login = begun;
    return begun.token;
  };
  const send = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${await findToken()}` };
    return askProvider(`${apifyUrl}${path}`, { method: 'POST', timeoutMillis, headers, body });
  };
  return {
    post: async (path, body) => {
      const reply = await send(path, body);
      if (reply.status !== 401) return reply;
      login = null;
      const repeated = await send(path, body);
      if (repeated.status === 401) throw new ProviderUnavailable('ePayco refused the token of the shop');
      return repeated;
    },
  };
}
