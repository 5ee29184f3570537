import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a host is there for; it may be several things. */
export type Role = 'etcd' | 'database' | 'app' | 'worker' | 'edge';

export interface SiteHost {
  name: string;
  address: string;
  roles: readonly Role[];
  /** Instead of those of the site, for instance SHARED_BUFFERS of a larger machine. */
  values?: Readonly<Record<string, string>>;
}

/** Everything that the files of `deploy/` leave open. */
export interface Site {
  hosts: readonly SiteHost[];
  values: Readonly<Record<string, string>>;
}

/** One file for one host. */
export interface DeployFile {
  /** Absolute, on the host. */
  target: string;
  text: string;
  /** Who may read it: secrets belong to the service's user alone. */
  owner: string;
  mode: number;
}

interface Template {
  source: string;
  target: string;
  roles: readonly Role[];
  owner?: string;
  mode?: number;
}

const SECRET = 0o640;
const PROXY = '/etc/haproxy/plazuela';

/** Which file of `deploy/` lies where. */
export const templates: readonly Template[] = [
  { source: 'etcd/etcd.env', target: '/etc/default/etcd', roles: ['etcd'] },
  ...[
    { source: 'patroni/config.yml', target: '/etc/patroni/config.yml', mode: SECRET },
    { source: 'patroni/make-shop.sh', target: '/etc/patroni/make-shop.sh', mode: 0o750 },
    { source: 'patroni/yield-etcd.sh', target: '/etc/patroni/yield-etcd.sh', mode: 0o750 },
    { source: 'pgbouncer/pgbouncer.ini', target: '/etc/pgbouncer/pgbouncer.ini', mode: SECRET },
    { source: 'pgbouncer/userlist.txt', target: '/etc/pgbouncer/userlist.txt', mode: SECRET },
    { source: 'pgbackrest/pgbackrest.conf', target: '/etc/pgbackrest/pgbackrest.conf', mode: SECRET },
  ].map((file) => ({ ...file, roles: ['database'] as const, owner: 'postgres' })),
  { source: 'haproxy/default.env', target: '/etc/default/haproxy', roles: ['app', 'worker', 'edge'] },
  { source: 'haproxy/10-common.cfg', target: `${PROXY}/10-common.cfg`, roles: ['app', 'worker', 'edge'] },
  { source: 'haproxy/20-database.cfg', target: `${PROXY}/20-database.cfg`, roles: ['app', 'worker', 'edge'] },
  { source: 'haproxy/30-shop.cfg', target: `${PROXY}/30-shop.cfg`, roles: ['edge'] },
  {
    source: 'plazuela/plazuela.env',
    target: '/etc/plazuela/plazuela.env',
    roles: ['app', 'worker'],
    owner: 'plazuela',
    mode: SECRET,
  },
  ...['plazuela-base-copy.service', 'plazuela-base-copy.timer'].map((unit) => ({
    source: `pgbackrest/${unit}`,
    target: `/etc/systemd/system/${unit}`,
    roles: ['database'] as const,
  })),
  {
    source: 'patroni/plazuela-etcd-lead.service',
    target: '/etc/systemd/system/plazuela-etcd-lead.service',
    roles: ['database'],
  },
  {
    source: 'systemd/plazuela-app.service',
    target: '/etc/systemd/system/plazuela-app.service',
    roles: ['app'],
  },
  {
    source: 'systemd/plazuela-worker.service',
    target: '/etc/systemd/system/plazuela-worker.service',
    roles: ['worker'],
  },
];

export const deployFolder = path.resolve(import.meta.dirname, '../../deploy');

/** All files of a host. Throws with every name that the site leaves without a value. */
export function filesOf(site: Site, host: SiteHost): DeployFile[] {
  const missing = new Set<string>();
  const files = templates
    .filter(({ roles }) => roles.some((role) => host.roles.includes(role)))
    .map(({ source, target, owner = 'root', mode = 0o644 }) => ({
      target,
      owner,
      mode,
      text: fill(readFileSync(path.join(deployFolder, source), 'utf8'), site, host, missing),
    }));
  if (missing.size > 0) throw new Error(`No value for ${[...missing].join(', ')} (${host.name})`);
  return files;
}

const NAME = /\{\{([A-Z0-9_]+)\}\}/g;
/** A line with such a name is written once for each host of the role. */
const OF_ROLE = /\{\{(etcd|database|app|worker|edge)\.(NAME|ADDRESS)\}\}/g;

function fill(text: string, site: Site, host: SiteHost, missing: Set<string>): string {
  const own: Record<string, string> = {
    ...site.values,
    ...host.values,
    NAME: host.name,
    ADDRESS: host.address,
    ETCD_MEMBERS: hostsOf(site, 'etcd')
      .map(({ name, address }) => `${name}=http://${address}:2380`)
      .join(','),
  };
  const value = (name: string) => {
    if (own[name] === undefined) missing.add(name);
    return own[name] ?? '';
  };
  return text
    .split('\n')
    .flatMap((line) => forEachHost(line, site))
    .map((line) => line.replace(NAME, (_, name: string) => value(name)))
    .join('\n');
}

function forEachHost(line: string, site: Site): string[] {
  const role = [...line.matchAll(OF_ROLE)][0]?.[1] as Role | undefined;
  if (!role) return [line];
  return hostsOf(site, role).map(({ name, address }) =>
    line.replace(OF_ROLE, (_, __, part: string) => (part === 'NAME' ? name : address)),
  );
}

function hostsOf({ hosts }: Site, role: Role): SiteHost[] {
  return hosts.filter(({ roles }) => roles.includes(role));
}
