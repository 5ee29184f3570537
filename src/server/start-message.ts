import { networkInterfaces } from 'node:os';
import { DEMO_PASSWORD } from '../domain/demo-password.ts';
import { operatorPaths } from '../wire/operator-paths.ts';
import { paths } from '../wire/paths.ts';
import { sellerPaths } from '../wire/seller-paths.ts';
import type { Config } from './config.ts';
import type { Need } from './needs.ts';
import { demoAccounts } from './seed/demo-accounts.ts';

/** What a newcomer needs to know once the server listens. */
export function startMessage({ brand, baseUrl, host, port, mode, needs }: Config): string {
  const lines = ['', `${brand.name} está en marcha:`, `  ${baseUrl}`];
  // What lies behind that address in production is the proxy's business.
  if (mode === 'production') lines.push(`  (este proceso escucha en ${host}:${port})`);
  else if (host === '0.0.0.0' || host === '::')
    lines.push(...networkAddresses().map((address) => `  http://${address}:${port}`));
  if (mode === 'demo') {
    lines.push('', `Cuentas de demostración (contraseña ${DEMO_PASSWORD}):`);
    lines.push(...demoAccounts.map(({ email, role }) => `  ${email}  ${baseUrl}${ENTRANCES[role]}`));
    lines.push('', 'Buzón local (correos y SMS):', `  ${baseUrl}/dev/mensajes`);
  }
  if (needs.length > 0) lines.push('', 'Falta por configurar:', ...needs.map(needText));
  return `${lines.join('\n')}\n`;
}

function needText({ name, text }: Need): string {
  return `  - ${name}. ${text}`;
}

/** Where each of the demo's people begins. */
const ENTRANCES = {
  buyer: paths.login(),
  seller: sellerPaths.home(),
  operator: operatorPaths.home(),
} as const;

function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
