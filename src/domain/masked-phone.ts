import { NUMBER_WORD, wordDigits } from './number-words.ts';
import { type Span, spansOf } from './text-span.ts';

/** Phones in a folded text, also with spaces, points, letters or number words between their digits. */
export function phoneSpans(folded: string): Span[] {
  const kept = PROTECTED.flatMap((pattern) => spansOf(folded, pattern)).filter(
    (span) => !PHONE.test(folded.slice(span.start, span.end).replace(/\D/g, '')) || isMeasure(folded, span),
  );
  const isKept = ({ start, end }: Span) => kept.some((one) => one.start < end && start < one.end);
  const tokens = tokensOf(folded).filter((token) => !isKept(token));
  return runsOf(tokens, folded).flatMap((run) => phonesIn(run, folded));
}

interface Token extends Span {
  digits: string;
}

// Mobile: 300-333 and 350-351; landline since 2021: 60 and the region. Perhaps with the country before it.
const PHONE = /^(?:(?:00)?57)?(?:3(?:[0-2]\d|3[0-3]|5[01])\d{7}|60[1-8]\d{7})$/;
const ANY_FOREIGN = /\+ {0,2}$/;
const CALL_ME =
  /\b(?:tel|telefono|fijo|cel|celular|movil|whats?app|wsp|wpp|llama\w*|escrib\w*|contact\w*)\b[^\d]{0,20}$/;

const UNIT =
  '(?:cm|mm|mts?|m|km|kg|kilos?|gr?s?|gramos?|mg|ml|lts?|l|litros?|cc|lb|libras?|oz|onzas?|in|pulgadas?|w|v|hz|mah|[gtm]b|px|metros?|centimetros?|anos?|meses|dias?|horas?|unidades|unds?|uds?|pesos|cop|mil|millones)';
const PROTECTED: readonly RegExp[] = [
  // Prices; a phone has ten digits, the dearest product too, but in groups of three.
  /\$ ?(?:\d{1,3}(?:[.,]\d{3}){1,2}|\d{1,8})(?![\d.,]*\d)/g,
  /(?<![\d.,])\d{1,3}(?:[.,]\d{3}){1,2}(?![\d.,]*\d)/g,
  // Sizes and weights.
  new RegExp(
    `(?<![\\w.,])\\d{1,5}(?:[.,]\\d{1,3})?(?: ?[x×*] ?\\d{1,5}(?:[.,]\\d{1,3})?){0,2} ?${UNIT}\\b(?! ?[x×*]? ?\\d)`,
    'g',
  ),
  /(?<![\w.,x×*])\d{1,4}(?:[.,]\d{1,2})?(?: ?[x×*] ?\d{1,4}(?:[.,]\d{1,2})?){1,2}(?! ?[x×*.,]? ?\d)/g,
  // Dates and hours.
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])[/-](?:0?[1-9]|1[0-2])[/-](?:19|20)\d{2}(?!\d)/g,
  /(?<!\d)(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/g,
  /(?<!\d)(?:[01]?\d|2[0-3]):[0-5]\d(?!\d)/g,
];

/** '320x200x1000 mm' reads as a phone without its unit. */
function isMeasure(folded: string, span: Span): boolean {
  return new RegExp(`${UNIT}$`).test(folded.slice(span.start, span.end));
}

function tokensOf(folded: string): Token[] {
  const pattern = new RegExp(`\\d+|\\b(?:${NUMBER_WORD})(?:(?: y )?[ ]?(?:${NUMBER_WORD})\\b)*\\b`, 'g');
  return [...folded.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    const digits = /^\d/.test(found) ? found : wordDigits(found);
    return digits === '' ? [] : [{ start: index, end: index + found.length, digits }];
  });
}

/** Between digits of one number: a few signs and at most two letters, never the end of a line. */
function runsOf(tokens: readonly Token[], folded: string): Token[][] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const last = runs.at(-1)?.at(-1);
    const between = last ? folded.slice(last.end, token.start) : '';
    if (last && isSeparator(between)) runs.at(-1)?.push(token);
    else runs.push([token]);
  }
  return runs;
}

function isSeparator(between: string): boolean {
  return between.length <= 8 && !between.includes('[') && (between.match(/[\p{L}\p{N}]/gu)?.length ?? 0) <= 2;
}

/** A phone begins and ends with whole tokens, so that a longer number such as a barcode holds none. */
function phonesIn(run: readonly Token[], folded: string): Span[] {
  const found: Span[] = [];
  for (let from = 0; from < run.length; from++) {
    const until = phoneEnd(run, from, folded);
    const [first, last] = [run[from], until === null ? undefined : run[until]];
    if (!first || !last || until === null) continue;
    found.push({ start: plusBefore(folded, first.start), end: last.end });
    from = until;
  }
  return found;
}

/** The last token of the longest phone that begins here. */
function phoneEnd(run: readonly Token[], from: number, folded: string): number | null {
  const before = folded.slice(Math.max(0, (run[from]?.start ?? 0) - 40), run[from]?.start);
  let digits = '';
  let end: number | null = null;
  for (let index = from; index < run.length && digits.length <= 15; index++) {
    digits += run[index]?.digits ?? '';
    if (isPhone(digits, before) && !isSizeList(run.slice(from, index + 1))) end = index;
  }
  return end;
}

function isPhone(digits: string, before: string): boolean {
  if (PHONE.test(digits)) return true;
  const isLong = digits.length >= 7 && digits.length <= 15;
  return isLong && (ANY_FOREIGN.test(before) || CALL_ME.test(before));
}

/** 'Tallas 30, 32, 34, 36 y 38': two digits each and rising. */
function isSizeList(tokens: readonly Token[]): boolean {
  return (
    tokens.length > 2 &&
    tokens.every(
      ({ digits }, index) =>
        digits.length === 2 && (index === 0 || digits > (tokens[index - 1]?.digits ?? '')),
    )
  );
}

function plusBefore(folded: string, start: number): number {
  return start - (/\+ {0,2}$/.exec(folded.slice(Math.max(0, start - 3), start))?.[0].length ?? 0);
}
