import { phoneSpans } from './masked-phone.ts';
import { fold, replaceSpans, type Span, spansOf } from './text-span.ts';

/** Stands where a way to reach somebody past the marketplace stood. */
export const MASK = '[dato oculto]';

/**
 * The text without phones, e-mails, links, names in social networks and addresses, however they are spelled. Prices,
 * sizes, weights and dates stay. What is masked already stays as it is.
 */
export function maskContacts(text: string): string {
  const clean = text.replace(INVISIBLE, '').replace(OTHER_DIGITS, (digit) => asciiDigit(digit));
  const folded = fold(clean);
  const found: Span[] = [...PATTERNS.flatMap((pattern) => spansOf(folded, pattern)), ...phoneSpans(folded)];
  const kept = spansOf(clean, /\[dato oculto\]/g);
  return replaceSpans(
    clean,
    found.filter((span) => !kept.some((one) => one.start <= span.start && span.end <= one.end)),
    MASK,
  );
}

/** Something is said beside what had to be masked. */
export function saysSomething(masked: string): boolean {
  return /[\p{L}\p{N}]/u.test(masked.replaceAll(MASK, ''));
}

// Soft hyphen and zero-width marks, which split a number for programs but not for eyes. Not the joiner of emoji.
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g;
const OTHER_DIGITS = /[\u0660-\u0669\uFF10-\uFF19\u2460-\u2468\u24EA]|[\u{1D7CE}-\u{1D7FF}]/gu;

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code >= 0x1d7ce) return String((code - 0x1d7ce) % 10);
  if (code >= 0xff10) return String(code - 0xff10);
  if (code === 0x24ea) return '0';
  return code >= 0x2460 ? String(code - 0x245f) : String(code - 0x660);
}

const MAIL_HOST = '(?:gmail|hotmail|outlook|yahoo|icloud|live|protonmail)';
const AT = '\\s*[([{<]?\\s*(?:@|\\barroba\\b)\\s*[)\\]}>]?\\s*';
const DOT = '\\s*[([]?\\s*(?:\\.|\\bpunto\\b|\\bdot\\b)\\s*[)\\]]?\\s*';
const STREET =
  '(?:calle|cll?|carrera|cra|kra|kr|cr|avenida|avda?|av|diagonal|diag|dg|transversal|transv|tv|autopista)';
const CORNER = '\\d{1,3} ?[a-z]?(?: ?bis)?(?: ?(?:sur|norte|este|oeste))?';

// For folded text: lower case, no accents. Every repetition is bounded: nobody may keep the server busy.
const PATTERNS: readonly RegExp[] = [
  // E-mail; 'arroba' alone is a weight, so it needs a known host or a written dot.
  new RegExp(
    `[\\w.+-]{1,64}${AT}(?:${MAIL_HOST}\\b(?:${DOT}[a-z]{2,10}){0,2}|[\\w-]{1,60}(?:${DOT}[a-z]{2,10}\\b){1,3})`,
    'g',
  ),
  // Links, with and without their beginning.
  /\b(?:https?:\/\/|www\.)[^\s]{1,300}/g,
  /\b[a-z0-9][a-z0-9-]{0,60}(?:\.[a-z0-9-]{1,60}){0,3}\.(?:com|net|org|co|shop|store|xyz)(?:\.[a-z]{2})?\b(?:\/[^\s]{0,300})?/g,
  /\b[a-z0-9][a-z0-9-]{0,60}\.(?:me|tv|io|app|link|page|site|online|info|ly|gl|bio|ee)\/[^\s]{0,300}/g,
  /\b[\w-]{2,60}\s{1,3}punto\s{1,3}(?:com|net|co)\b(?:\s{1,3}punto\s{1,3}co\b)?/g,
  // Names in social networks.
  /(?<![\w@])@(?=[\w.]{0,29}[a-z_])[\w.]{2,30}/g,
  /(?<=\b(?:instagram|insta|ig|facebook|fb|tik ?tok|telegram|whats?app|wsp|wpp)\b\s{0,3}(?:(?:[:=]|->|\bes\b|\bcomo\b)\s{0,3}){1,2})@?[\w.]{3,30}/g,
  // 'Carrera 15 # 88-21', 'calle 80 con carrera 30'.
  new RegExp(
    `\\b${STREET}\\b\\.?\\s{0,2}${CORNER}\\s{0,2}(?:#|\\bno\\b\\.?|\\bn[°º]|\\bnumero\\b)\\s{0,2}${CORNER}(?:\\s{0,2}[-–]?\\s{0,2}\\d{1,3}\\b)?`,
    'g',
  ),
  new RegExp(`\\b${STREET}\\b\\.?\\s{0,2}${CORNER}\\s{1,2}${CORNER}\\s{0,2}[-–]\\s{0,2}\\d{1,3}\\b`, 'g'),
  new RegExp(
    `\\b${STREET}\\b\\.?\\s{0,2}${CORNER}\\s{1,2}(?:con|y)\\s{1,2}${STREET}\\b\\.?\\s{0,2}${CORNER}\\b`,
    'g',
  ),
];
