import { Secret, TOTP } from 'otpauth';
import type { Shop } from './order-factories.ts';
import { sendAim } from './send-aim.ts';
import { type LoggedIn, logIn } from './session-factories.ts';

/** What the phone shows; `ahead` counts steps of 30 seconds, since each code works once. */
export function codeOf(secret: string, ahead = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + ahead * 30_000 });
}

/** An operator in the middle of setting up her phone. */
export async function startFactor(shop: Shop): Promise<{ by: LoggedIn; secret: string }> {
  const by = await logIn(shop.db, { roles: ['operator'] });
  const reply = await sendAim(shop.app, 'startSecondFactor', {}, by.cookies);
  return { by, secret: (reply.json() as { secret: string }).secret };
}

/** An operator with a second factor, proved in her session; her next code is the one of the next step. */
export async function confirmFactor(shop: Shop) {
  const { by, secret } = await startFactor(shop);
  const aim = { json: { code: codeOf(secret) } };
  const reply = await sendAim(shop.app, 'confirmSecondFactor', aim, by.cookies);
  const { recoveryCodes } = reply.json() as { recoveryCodes: string[] };
  return { by, secret, recoveryCodes };
}
