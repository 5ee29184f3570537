import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConnection, type RawConnection, type RawReply } from '../support/fuzz-connection.ts';
import { learn, panelCalls } from '../support/fuzz-panels.ts';
import { createChance } from '../support/fuzz-random.ts';
import { type ApiDocument, type Call, callsOf, createRequests } from '../support/fuzz-requests.ts';
import type { Memory } from '../support/fuzz-values.ts';
import { type FuzzWorld, openFuzzWorld, ROLES, type Role } from '../support/fuzz-world.ts';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 14_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
/** Requests between two looks at who asks. */
const ROUND = 100;

let world: FuzzWorld;
let document: ApiDocument;
beforeAll(async () => {
  world = await openFuzzWorld();
  const reply = await world.server.app.inject('/api/openapi.json');
  document = reply.json();
});
afterAll(() => world.close());

const PROBE = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';

/** One person with a connection of her own. What each call answered is counted by `answers`. */
async function meddle(role: Role, count: number, answers: Map<string, Set<number>>): Promise<string[]> {
  const faults: string[] = [];
  const chance = createChance(SEED + ROLES.indexOf(role));
  const memory: Memory = new Map();
  const requestFor = createRequests(chance, document, memory);
  const connection = openConnection(world.port);
  const all = everyCall();
  const refusals = new Map<Call, number>();
  let identity: [string, string][] = [];
  for (let number = 0; number < count && faults.length < 5; number++) {
    if (number % ROUND === 0) {
      identity = await world.identify(role);
      await world.lookAround(role, identity, memory);
    }
    // Each call once, then those that let this person in.
    const call = all[number] ?? chance.pick(all.filter((one) => (refusals.get(one) ?? 0) < 3));
    const address = `10.${ROLES.indexOf(role)}.${(number >> 8) & 255}.${number & 255}`;
    const request = requestFor(call, [...identity, ['x-forwarded-for', address]]);
    const what = `${role} ${number} ${call.name}\n${request.toString('latin1').slice(0, 1_500)}`;
    const reply = await exchange(connection, request, what, faults);
    if (!reply) continue;
    if (reply.status === 401 || reply.status === 403) {
      refusals.set(call, (refusals.get(call) ?? 0) + 1);
      // She may have logged out, or lost her role.
      identity = await world.identify(role);
    }
    if (isReadOnly(reply)) {
      await world.writeAgain();
      continue;
    }
    answers.set(call.name, (answers.get(call.name) ?? new Set()).add(reply.status));
    if (reply.status >= 500) faults.push(`${reply.status} ${reply.body.toString().slice(0, 300)}\n${what}`);
    if (isReadable(reply)) learn(memory, call.name, reply.body.toString());
  }
  connection.end();
  return faults;
}

/** The reply, after which the same connection has to serve somebody else. */
async function exchange(
  connection: RawConnection,
  request: Buffer,
  what: string,
  faults: string[],
): Promise<RawReply | null> {
  try {
    const reply = await connection.exchange(request);
    const probe = await connection.exchange(PROBE);
    if (probe.body.toString() !== '{"status":"ok"}') faults.push(`next one got ${probe.status}\n${what}`);
    return reply;
  } catch (error) {
    faults.push(`${(error as Error).message}\n${what}`);
    return null;
  }
}

/** An operator may say so, and everybody else is told: no call is broken. */
function isReadOnly({ status, body }: RawReply): boolean {
  return status === 503 && body.includes('"read-only"');
}

function isReadable({ status, headers }: RawReply): boolean {
  if (status >= 300 || !headers['content-type']?.startsWith('application/json')) return false;
  return headers['content-encoding'] === undefined;
}

/** What the document tells strangers, and what the panels' pages send. */
function everyCall(): Call[] {
  return [...callsOf(document), ...panelCalls()];
}

/** What JavaScript objects and buffers take once everything that can go is gone. */
function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test(`${REQUESTS} requests of four people break no call, hold up nobody and leave their connections usable`, async () => {
  const before = usedMemory();
  const answers = new Map<string, Set<number>>();
  const share = Math.ceil(REQUESTS / ROLES.length);
  const faults = await Promise.all(ROLES.map((role) => meddle(role, share, answers)));
  expect(faults.flat().join('\n\n')).toBe('');
  expect([...answers.keys()].sort()).toEqual(
    everyCall()
      .map(({ name }) => name)
      .sort(),
  );
  const served = [...answers.values()].filter((statuses) => [...statuses].some((status) => status < 300));
  // Calls that were never served were not tried behind their first check; what the panels read, which is
  // easily served, is no call. Nobody here has a machine's key. Of 300 calls 0.58 to more than 0.6 were served in four runs.
  const open = [...answers.values()].filter((statuses) => [...statuses].some((status) => status !== 401));
  expect(served.length / open.length).toBeGreaterThan(0.55);
  expect(usedMemory() - before).toBeLessThan(100 * 1024 * 1024);
}, 600_000);
