import type { Cluster, ExecResult, HostName, ServiceName } from './cluster-types.ts';
import type { Plan } from './layout.ts';
import type { Network } from './network.ts';
import type { HostProcess } from './processes.ts';
import { runCommand } from './run-command.ts';

export interface Host {
  name: HostName;
  /** Its files and the numbers of its processes. */
  folder: string;
  address: string;
  network: Network;
  plan: Plan;
  kind: HostKind;
}

type OwnParts = 'cutOff' | 'joinAgain' | 'slow' | 'endSlow' | 'fillDisk' | 'freeDisk' | 'clockStep';
type OfHost<Method> = Method extends (host: HostName, ...given: infer Given) => Promise<void>
  ? (host: Host, ...given: Given) => Promise<void>
  : never;

/** How hosts are made of one machine: everything in which namespaces and plain processes differ. */
export interface HostKind {
  /** Fetches the programs when they are missing. Throws a line for people where hosts of this kind cannot be. */
  prepare: (tell: (line: string) => void) => Promise<void>;
  isTaken: (network: Network) => Promise<boolean>;
  makeNetwork: (network: Network) => Promise<void>;
  removeNetwork: (network: Network, hosts: readonly Host[]) => Promise<void>;

  /** With its address, without services. Only of a host that is off. */
  turnOn: (host: Host) => Promise<void>;
  /** Ends every process of it at once. */
  end: (host: Host) => Promise<void>;
  /** Live ones, without the first. */
  processesOf: (host: Host) => HostProcess[];

  /** The words before a command that make it one of the host's, for instance `nsenter …`. */
  enter: (host: Host) => string[];
  /** The words that come before it in the host, so that it is a user's; nothing where one account has all. */
  asUser: (user: string, group: string) => string[];
  /** What a service has in its environment before its unit adds to it. */
  variables: (host: Host, service: ServiceName) => Record<string, string>;
  /** A file of deploy/, a unit or a command, so that what it names is found. */
  adapt: (host: Host, text: string) => string;
  /** Where this machine has a file of the host. */
  fileOf: (host: Host, file: string) => string;
  /** The folder of what services have said; it is there while the host is off. */
  logFolder: (host: Host) => string;
  /** A user of the system, for a service. */
  makeUser: (host: Host, user: string) => Promise<void>;
  giveTo: (host: Host, file: string, owner: string) => Promise<void>;

  /** What only a host with a network, a disk and a clock of its own can suffer (`cluster-types.ts`). */
  faults: { [Name in OwnParts]: OfHost<Cluster[Name]> };
}

/** Runs a program in the host and waits for its end. */
export function runIn(host: Host, command: readonly string[], user?: string): Promise<ExecResult> {
  const { kind } = host;
  const [program = '', ...given] = [
    ...kind.enter(host),
    ...(user ? kind.asUser(user, user) : []),
    ...command.map((word) => kind.adapt(host, word)),
  ];
  return runCommand(program, given);
}

/** The same; any exit code but 0 is an error with what the program said. */
export async function mustRunIn(host: Host, command: readonly string[]): Promise<void> {
  const { code, stderr } = await runIn(host, command);
  if (code !== 0) throw new Error(`${command.join(' ')} on ${host.name}: ${stderr}`);
}
