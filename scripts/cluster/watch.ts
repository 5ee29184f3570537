import { setTimeout as sleep } from 'node:timers/promises';
import type { HostName } from './cluster-types.ts';

interface Member {
  name: HostName;
  role: 'leader' | 'replica' | 'sync_standby' | 'quorum_standby' | 'standby_leader';
  state: string;
}

const LIMIT_MILLIS = 2_000;

/** What Patroni says of its members; the first of the hosts that answers is believed. Empty: none answers. */
export async function membersBy(addresses: readonly string[]): Promise<Member[]> {
  for (const address of addresses) {
    const answer = await ask(`http://${address}:8008/cluster`).catch(() => null);
    if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
  }
  return [];
}

export const isPrimary = ({ role, state }: Member) => role === 'leader' && state === 'running';
export const isReplica = ({ role, state }: Member) => /replica|standby$/.test(role) && state === 'streaming';

/** Whether the address answers 200. */
export async function isReady(url: string): Promise<boolean> {
  return ask(url).then(
    async (reply) => {
      await reply.body?.cancel();
      return reply.status === 200;
    },
    () => false,
  );
}

/** Asks again and again; throws with what was waited for. */
export async function waitFor(
  what: string,
  timeoutMillis: number,
  isSo: () => boolean | Promise<boolean>,
): Promise<void> {
  const until = Date.now() + timeoutMillis;
  while (!(await isSo())) {
    if (Date.now() > until) throw new Error(`${what}: not within ${timeoutMillis / 1_000} s`);
    await sleep(200);
  }
}

function ask(url: string): Promise<Response> {
  return fetch(url, { signal: AbortSignal.timeout(LIMIT_MILLIS) });
}
