import { randomBytes } from 'node:crypto';
import type { Addresses, HostName, ServiceName } from './cluster-types.ts';
import type { Role, Site } from './deploy-files.ts';
import { addressIn, type Network, rangeOf } from './network.ts';

/** Where a host has a disk of its own, of bounded size. */
export interface Disk {
  mountPoint: string;
  megabytes: number;
}

export interface Plan {
  /** The end of its address. */
  last: number;
  roles: readonly Role[];
  services: readonly ServiceName[];
  disk?: Disk;
}

const DATABASE = {
  roles: ['etcd', 'database'] as const,
  services: ['etcd', 'patroni', 'plazuela-etcd-lead', 'pgbouncer'] as const,
  disk: { mountPoint: '/var/lib/postgresql', megabytes: 2_048 },
};
const APP = { roles: ['app'] as const, services: ['haproxy', 'plazuela-app'] as const };

export const OBJECTS = '/var/lib/objects';
/** A folder of the cluster that every database host has (host-init.sh, plain-processes.ts), as pgBackRest speaks to a bucket by TLS only. */
export const ARCHIVE = '/mnt/archivo';
const BUCKET = 'plazuela';

const plans: Record<HostName, Plan> = {
  db1: { last: 11, ...DATABASE },
  db2: { last: 12, ...DATABASE },
  db3: { last: 13, ...DATABASE },
  app1: { last: 21, ...APP },
  app2: { last: 22, ...APP },
  work1: { last: 31, roles: ['worker'], services: ['haproxy', 'plazuela-worker'] },
  files1: {
    last: 41,
    roles: [],
    services: ['object-store'],
    disk: { mountPoint: OBJECTS, megabytes: 512 },
  },
  edge1: { last: 51, roles: ['edge'], services: ['haproxy'] },
};

export const hostNames = Object.keys(plans) as HostName[];
export const databaseNames = ['db1', 'db2', 'db3'] as const;
export const appNames = ['app1', 'app2'] as const;

export const planOf = (name: HostName): Plan => plans[name];

/** Passwords and keys that differ from cluster to cluster. */
export interface Secrets {
  database: string;
  superuser: string;
  replication: string;
  rewind: string;
  secretsKey: string;
  archiveKey: string;
}

export function makeSecrets(): Secrets {
  const password = () => randomBytes(12).toString('hex');
  return {
    database: password(),
    superuser: password(),
    replication: password(),
    rewind: password(),
    secretsKey: randomBytes(32).toString('base64'),
    archiveKey: randomBytes(36).toString('base64'),
  };
}

/** The cluster as the files of `deploy/` see it. */
export function siteOf(network: Network, secrets: Secrets): Site {
  const addresses = addressesOf(network, secrets);
  const address = (name: HostName) => addressIn(network, plans[name].last);
  // Others use the edge's way to the database, and namespaces have a 127.0.0.1 for each host.
  const meetsItself = (name: HostName) => name === 'edge1' || network.kind === 'processes';
  return {
    hosts: hostNames.map((name) => ({
      name,
      address: address(name),
      roles: plans[name].roles,
      ...(meetsItself(name) && { values: { LOCAL_ADDRESS: address(name) } }),
    })),
    values: {
      DATABASE_PASSWORD: secrets.database,
      SUPERUSER_PASSWORD: secrets.superuser,
      REPLICATION_PASSWORD: secrets.replication,
      REWIND_PASSWORD: secrets.rewind,
      SECRETS_KEY: secrets.secretsKey,
      METRICS_TOKEN: 'metrics',
      NETWORK: rangeOf(network),
      LOCAL_ADDRESS: '127.0.0.1',
      BASE_URL: addresses.http,
      MODE: 'demo',
      SHOP_BIND: network.kind === 'namespaces' ? ':80' : new URL(addresses.http).host,
      FILES_URL: `s3://${BUCKET}`,
      S3_ENDPOINT: addresses.files.AWS_ENDPOINT_URL_S3 ?? '',
      S3_KEY: 'S3RVER',
      S3_SECRET: 'S3RVER',
      ARCHIVE_TYPE: 'posix',
      ARCHIVE_PATH: ARCHIVE,
      ...{ ARCHIVE_BUCKET: 'none', ARCHIVE_REGION: 'none', ARCHIVE_HOST: 'none' },
      // Only the database hosts have the folder.
      ARCHIVE_URL: 'none',
      ARCHIVE_KEY: secrets.archiveKey,
      // Small: all hosts share one machine.
      SHARED_BUFFERS: '64MB',
      CACHE_SIZE: '512MB',
      MAX_CONNECTIONS: '100',
      KEPT_WAL: '256MB',
      WAL_SIZE: '256MB',
      POOL_SIZE: '20',
      POOLED_CLIENTS: '300',
      PROXY_CONNECTIONS: '2000',
      PROXY_THREADS: '1',
    },
  };
}

export function addressesOf(network: Network, secrets: Secrets): Addresses {
  const of = (name: HostName) => addressIn(network, plans[name].last);
  // Without root there is no port 80.
  const http = `http://${of('edge1')}${network.kind === 'namespaces' ? '' : ':8080'}`;
  const database = (address: string, port: number) =>
    `postgres://plazuela:${secrets.database}@${address}:${port}/plazuela`;
  const node = (name: HostName) => `http://${of(name)}:3000`;
  return {
    http,
    nodes: { app1: node('app1'), app2: node('app2') },
    mailbox: `${http}/dev/mensajes`,
    payments: `${http}/emulador/epayco`,
    database: database(of('edge1'), 6001),
    databaseRead: database(of('edge1'), 6002),
    databaseDirect: database(of('edge1'), 6003),
    databases: {
      db1: database(of('db1'), 5432),
      db2: database(of('db2'), 5432),
      db3: database(of('db3'), 5432),
    },
    files: {
      FILES_URL: `s3://${BUCKET}`,
      AWS_ENDPOINT_URL_S3: `http://${of('files1')}:9000`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    statistics: `http://${of('edge1')}:8404/;csv`,
  };
}
