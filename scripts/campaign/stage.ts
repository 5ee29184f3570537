import { spawnSync } from 'node:child_process';
import type { Cluster } from '../cluster/cluster-types.ts';

/** The end of the addresses that visitors come from. */
const VISITORS = { first: 100, count: 24 };
const MAIL_PORT = 2525;

export interface Stage {
  /** Of this machine, in the network of the cluster. */
  visitorAddresses: string[];
  mail: { host: string; port: number };
}

/** Addresses beside the hosts for visitors and for a mail server outside of the cluster. */
export function setStage(cluster: Cluster): Stage {
  const { hostname } = new URL(cluster.addresses.http);
  const address = (last: number) => hostname.replace(/\d+$/, String(last));
  const visitorAddresses = Array.from({ length: VISITORS.count }, (_, index) =>
    address(VISITORS.first + index),
  );
  // The loopback has all of them.
  if (cluster.kind === 'namespaces') addToBridge(address(1), visitorAddresses);
  return { visitorAddresses, mail: { host: address(1), port: MAIL_PORT } };
}

/** The bridge is known by the address that it has already. */
function addToBridge(known: string, addresses: readonly string[]): void {
  const found = run('ip', ['-o', '-4', 'address', 'show', 'to', known]);
  const [, bridge = ''] = found.split(/\s+/);
  for (const one of addresses) spawnSync('ip', ['address', 'add', `${one}/24`, 'dev', bridge]);
}

const SETTINGS = '/etc/plazuela/plazuela.env';

/** Mails leave the cluster by SMTP, as in life, so that copies can be counted. */
export async function sendMailsTo(cluster: Cluster, { mail }: Stage): Promise<void> {
  const provider = `${cluster.addresses.http}/emulador/epayco`;
  // The emulator is no part of the worker's host, where 127.0.0.1 would look for it.
  const lines = [
    `SMTP_URL=smtp://${mail.host}:${mail.port}`,
    `EPAYCO_VALIDATION_URL=${provider}`,
    `EPAYCO_APIFY_URL=${provider}`,
  ];
  for (const host of ['app1', 'app2', 'work1'] as const) {
    const { code, stderr } = await cluster.exec(host, [
      'sh',
      '-c',
      `sed -i -E '/^(SMTP_URL|EPAYCO_)/d' ${SETTINGS} && printf '%s\\n' ${lines.join(' ')} >> ${SETTINGS}`,
    ]);
    if (code !== 0) throw new Error(`${host} keeps no mail server: ${stderr}`);
  }
  await cluster.rollingRestart();
  await cluster.whenWell();
}

function run(program: string, given: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, given, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${given.join(' ')}: ${stderr}`);
  return stdout;
}
