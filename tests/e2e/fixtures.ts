import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type APIRequestContext, test as base, expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';

interface Options {
  /** What the browser may complain about in this test, for example the 404 of a page that is missing on purpose. */
  allowedErrors: RegExp[];
}

interface Guards {
  failOnErrors: undefined;
}

/** Every test fails when the browser reports an error: in a script, in the operators' panel, by the content policy. */
export const test = base.extend<Options & Guards>({
  allowedErrors: [[], { option: true }],
  failOnErrors: [
    async ({ page, allowedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!allowedErrors.some((allowed) => allowed.test(text))) errors.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => note(error.stack ?? error.message));
      await use(undefined);
      expect(errors, 'errors reported by the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** No violation of WCAG 2.2 AA or of axe's best practices on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // Halfway from one colour to another a text may have too little contrast.
  await page.evaluate(async () => {
    const isEnding = (one: Animation) =>
      one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    const ending = document.getAnimations().filter(isEnding);
    await Promise.race([
      Promise.allSettled(ending.map((one) => one.finished)),
      new Promise((resolve) => setTimeout(resolve, 2_000)),
    ]);
  });
  expect(await findViolations(page)).toEqual([]);
}

/** With leave to ask the frames of a page, wherever they come from. */
const axeScript = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};
  axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/** Below the fold it may not have begun, and who asks it waits for ever. */
async function isLazy(frame: Frame): Promise<boolean> {
  if (frame.parentFrame() === null) return false;
  return (await (await frame.frameElement()).getAttribute('loading')) === 'lazy';
}

/**
 * In the page itself, and only what is wrong comes back: what axe's package for Playwright does besides (a blank page of
 * its own that is told every element that is right) takes three times the processor.
 */
async function findViolations(page: Page): Promise<{ id: string; help: string; where: string[] }[]> {
  for (const frame of page.frames()) {
    if (await isLazy(frame)) continue;
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript);
  }
  return page.evaluate(async () => {
    const { axe: loaded } = window as never as { axe: typeof axe };
    const { violations } = await loaded.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
      // Rules that want the style sheets too are experiments, which none of these tags has.
      preload: { assets: ['media'] },
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.slice(0, 5).map((node) => `${node.target.join(' ')} – ${node.failureSummary}`),
    }));
  });
}

/**
 * Waits until React has taken over the page: from then on buttons answer. Pages that wait for a sign of life get one, as
 * from a mouse that moves.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }));
    const children = [...(document.getElementById('raiz')?.children ?? [])];
    return children.some((child) => Object.keys(child).some((key) => key.startsWith('__reactFiber')));
  });
}

/** A cheap phone is six times as slow as this machine. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

export interface MailboxMessage {
  id: number;
  canal: 'email' | 'sms';
  para: string;
  asunto: string;
  texto: string;
  html: string;
  fecha: string;
}

/** Waits for a message to the recipient whose subject matches, and gives it. */
export async function readMail(
  request: APIRequestContext,
  recipient: string,
  subject: RegExp,
): Promise<MailboxMessage> {
  let found: MailboxMessage | undefined;
  await expect
    .poll(async () => {
      const reply = await request.get('/api/dev/mensajes', { params: { para: recipient } });
      const { mensajes } = (await reply.json()) as { mensajes: MailboxMessage[] };
      found = mensajes.find(({ asunto }) => subject.test(asunto));
      return found?.asunto ?? mensajes.map(({ asunto }) => asunto);
    })
    .toMatch(subject);
  if (!found) throw new Error(`no mail to ${recipient}`);
  return found;
}
