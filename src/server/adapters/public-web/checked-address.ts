import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** What may be reached of the web in the name of a shop: its receivers of webhooks, its pictures. */
export interface WebRules {
  /** Other than public ones only in tests. */
  isAllowedAddress: (address: string) => boolean;
  isAllowedPort: (port: number) => boolean;
  resolve: (hostname: string) => Promise<string[]>;
}

export const publicOnly: WebRules = {
  isAllowedAddress: isPublicAddress,
  // Whatever else answers on other ports is no website: databases, mail, consoles.
  isAllowedPort: (port) => port === 443 || port === 80,
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
};

export const PORT_PROBLEM = 'La dirección solo puede usar los puertos 443 y 80.';

export function portOf({ port, protocol }: URL): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
}

/** The first of the host's addresses; null when any of them must not be reached. */
export async function checkedAddress({ hostname }: URL, rules: WebRules): Promise<string | null> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await rules.resolve(host);
  return addresses.length > 0 && addresses.every(rules.isAllowedAddress) ? (addresses[0] ?? null) : null;
}
