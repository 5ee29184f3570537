import { hash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const STEP_MILLIS = 30_000;
/** Steps before and after: phones' clocks differ. */
const WINDOW = 1;

export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** 'otpauth://totp/…', which an authenticator reads from a QR code. */
export function enrolmentUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/** The 30 seconds that the code is of, counted from 1970; null: it is not of now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / STEP_MILLIS) + delta;
}

const RECOVERY_CODES = 10;
// Without letters and digits that are taken for each other.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten times 'k7mp2-xw9tq'. */
export function newRecoveryCodes(): string[] {
  const letters = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: RECOVERY_CODES }, () => `${letters()}-${letters()}`);
}

/** However it was typed: capitals, spaces and the hyphen do not matter. */
export function hashRecoveryCode(code: string): string {
  return hash('sha256', code.toLowerCase().replace(/[^a-z0-9]/g, ''), 'hex');
}
