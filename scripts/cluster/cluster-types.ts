import type { KindName } from './network.ts';

/**
 * The shop on many hosts of one machine, each with its own network, processes and disk where root may make namespaces and as
 * plain processes otherwise, set up with the files of `deploy/`: `npm run cluster` and the campaign of faults use it.
 *
 *   db1, db2, db3   etcd, PostgreSQL under Patroni, PgBouncer
 *   app1, app2      the web server, HAProxy as the way to the database
 *   work1           the worker, HAProxy as the way to the database
 *   files1          an object store that speaks S3
 *   edge1           HAProxy for browsers, and as the way to the database
 */
export type HostName = 'db1' | 'db2' | 'db3' | 'app1' | 'app2' | 'work1' | 'files1' | 'edge1';

/**
 * What runs on a host, by the name of its systemd unit. `postgres` is no unit of its own: Patroni starts it, and starts it
 * again when it dies; it can only be sent signals.
 */
export type ServiceName =
  | 'etcd'
  | 'patroni'
  | 'plazuela-etcd-lead'
  | 'postgres'
  | 'pgbouncer'
  | 'haproxy'
  | 'plazuela-app'
  | 'plazuela-worker'
  | 'object-store';

interface ClusterHost {
  name: HostName;
  /** IPv4, reachable from this machine. */
  address: string;
  /** In the order in which they start. */
  services: readonly ServiceName[];
}

export interface ClusterOptions {
  /** State, disks and logs of all hosts lie below it. Two clusters with different folders do not meet. */
  folder?: string;
  /** Of a new cluster; without it namespaces where they may be made, else plain processes. */
  kind?: KindName | undefined;
  /** Told what is being done, one line each. */
  tell?: (line: string) => void;
}

export interface Addresses {
  /** What browsers use, and BASE_URL of the shop: 'http://10.213.7.30'. */
  http: string;
  /** Each web server by itself, behind HAProxy's back. */
  nodes: Record<'app1' | 'app2', string>;
  /** Mails and SMS of the demo. */
  mailbox: string;
  /** The emulator of ePayco, where its operator confirms payments. */
  payments: string;
  /** Through HAProxy and PgBouncer, as the shop's nodes: postgres:// URL of the primary. */
  database: string;
  /** The same for a replica that is well. */
  databaseRead: string;
  /** The primary through HAProxy without PgBouncer: for sessions, long statements, comparing books. */
  databaseDirect: string;
  /** PostgreSQL of each host by itself, whatever it is at the moment. */
  databases: Record<'db1' | 'db2' | 'db3', string>;
  /** The object store with bucket and keys as the variables FILES_URL and AWS_… . */
  files: Record<string, string>;
  /** HAProxy's figures as CSV. */
  statistics: string;
}

export interface ExecResult {
  code: number;
  stdout: string;
  stderr: string;
}

export interface Slowness {
  /** Added to each packet in each direction. */
  delayMillis: number;
  /** Of 100 packets in each direction, so many are lost. */
  lossPercent?: number;
}

export interface Cluster {
  folder: string;
  /** Hosts that are plain processes have neither cut, slow, full disk nor clock: these faults throw. */
  kind: KindName;
  hosts: readonly ClusterHost[];
  addresses: Addresses;

  /**
   * Runs a program on a host as root, or a user of it, and waits for its end; never throws for an exit code. Plain processes
   * have one account for all, and find what a path of `deploy/` names in the host's folder.
   */
  exec: (host: HostName, command: readonly string[], user?: string) => Promise<ExecResult>;
  /** What a service has written to its log so far. */
  log: (host: HostName, service: ServiceName) => Promise<string>;

  /** As its unit stops and starts it; both are no error when it is stopped or runs already. */
  stopService: (host: HostName, service: ServiceName) => Promise<void>;
  startService: (host: HostName, service: ServiceName) => Promise<void>;
  isRunning: (host: HostName, service: ServiceName) => Promise<boolean>;
  /** To the service's processes, as `systemctl kill` does: SIGKILL (and waits for it), SIGSTOP, SIGTERM… Nothing restarts what dies. */
  signal: (host: HostName, service: ServiceName, signal: NodeJS.Signals) => Promise<void>;

  /** All processes of the host end at once, unasked; its disk stays. */
  powerOff: (host: HostName) => Promise<void>;
  /** Starts it with all its services. */
  powerOn: (host: HostName) => Promise<void>;
  /** Every process of the host stands still; its connections stay open and are not answered. */
  freeze: (host: HostName) => Promise<void>;
  thaw: (host: HostName) => Promise<void>;

  /** The network cable is pulled: nothing goes in or out. */
  cutOff: (host: HostName) => Promise<void>;
  joinAgain: (host: HostName) => Promise<void>;
  slow: (host: HostName, slowness: Slowness) => Promise<void>;
  endSlow: (host: HostName) => Promise<void>;

  /** Only hosts with a disk of their own: db1 to db3 (PostgreSQL's data) and files1 (the objects). */
  fillDisk: (host: HostName) => Promise<void>;
  freeDisk: (host: HostName) => Promise<void>;

  /** Only app1, app2, work1: their wall clock goes `seconds` wrong (0: right again) within a second, while they run. */
  clockStep: (host: HostName, seconds: number) => Promise<void>;

  /** The host whose PostgreSQL is primary by Patroni; throws when there is none. */
  primary: () => Promise<HostName>;
  /** The hosts whose PostgreSQL streams from it. */
  replicas: () => Promise<HostName[]>;
  /** Resolves when one primary takes writes, the others stream, both web servers are ready and the worker runs; throws after the time. */
  whenWell: (timeoutMillis?: number) => Promise<void>;
  /** Web servers and the worker one after the other, each drained first, as an update does it. */
  rollingRestart: () => Promise<void>;

  /** Ends every process and takes away network and mounts; the folder stays for a quick next start, unless `forget`. */
  stop: (options?: { forget?: boolean }) => Promise<void>;
}
