import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { linkSecret } from './link-secret.ts';

type Part = Pick<Context, 'write'>;

/** Proves that a link came out of a mail about the case; opens nothing without the digits of her document. */
export function caseSignature(context: Part, number: string): Promise<string> {
  return signed(context, `link\n${number}`);
}

export async function isCaseSignature(context: Part, number: string, signature: string): Promise<boolean> {
  return isSame(signature, await caseSignature(context, number));
}

/** What the browser of a guest keeps once it may see the case. */
export const CASE_COOKIE = 'caso';
export const CASE_COOKIE_SECONDS = 30 * 24 * 60 * 60;

/** 'filed': only while nobody has proven that the address is hers. */
type CaseRight = 'open' | 'filed';

const KEPT_CASES = 10;

/** The cookie with one more case in front: `number.key~number.key…`, the last ten. */
export async function withCase(
  context: Part,
  cookie: string | null,
  number: string,
  right: CaseRight = 'open',
): Promise<string> {
  const others = readCases(cookie).filter((one) => one.number !== number);
  const kept = [{ number, key: await signed(context, `${right}\n${number}`) }, ...others].slice(
    0,
    KEPT_CASES,
  );
  return kept.map((one) => `${one.number}.${one.key}`).join('~');
}

export async function opensCase(
  context: Part,
  cookie: string | null,
  number: string,
  right: CaseRight = 'open',
): Promise<boolean> {
  const held = readCases(cookie).find((one) => one.number === number);
  return held !== undefined && isSame(held.key, await signed(context, `${right}\n${number}`));
}

function readCases(cookie: string | null): { number: string; key: string }[] {
  return (cookie ?? '')
    .slice(0, 1_000)
    .split('~')
    .flatMap((text) => {
      const [, number, key] = /^(PZ-\d{4}-\d{6,9})\.([\w-]{43})$/.exec(text) ?? [];
      return number && key ? [{ number, key }] : [];
    });
}

async function signed({ write }: Part, text: string): Promise<string> {
  return createHmac('sha256', await linkSecret(write, 'case-link-secret'))
    .update(text)
    .digest('base64url');
}

function isSame(given: string, own: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(own)];
  return left.length === right.length && timingSafeEqual(left, right);
}
