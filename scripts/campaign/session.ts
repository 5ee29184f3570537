import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../../src/domain/demo-password.ts';
import type { Browser } from './browser.ts';
import { newVisitor, type World } from './world.ts';

const PAUSE_MILLIS = 2_000;

/** Logs in with a demo account, however long it takes; answers null when the traffic ends before. */
export async function logIn(world: World, email: string, signal: AbortSignal): Promise<Browser | null> {
  while (!signal.aborted) {
    const browser = newVisitor(world);
    const reply = await browser.send({
      method: 'POST',
      path: '/api/login',
      kind: 'write',
      body: { email, clave: DEMO_PASSWORD },
    });
    if (reply.status === 200) return browser;
    browser.close();
    await sleep(PAUSE_MILLIS, undefined, { signal }).catch(() => {});
  }
  return null;
}
