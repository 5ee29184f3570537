import type { NetContent, NetContentUnit } from './net-content.ts';
import { foldText } from './text.ts';

export const MAXIMUM_AMOUNT = 1_000_000;
export const MAXIMUM_PIECES = 10_000;

const words: Record<string, { unit: NetContentUnit; times?: number }> = {
  ...named('g', 'g gr grs grm gramo gramos'),
  ...named('kg', 'kg kgs kilo kilos kilogramo kilogramos'),
  ...named('ml', 'ml mls mililitro mililitros cc cm3'),
  ...named('l', 'l lt lts ltr litro litros'),
  ...named('cm', 'cm cms centimetro centimetros'),
  ...named('m', 'm mt mts metro metros'),
  ...named('m2', 'm2 mts2'),
  ...named('unidad', 'u un und unds ud uds unid unidad unidades pza pzas pieza piezas'),
  // A Colombian pound is half a kilo.
  ...named('g', 'lb lbs libra libras', 500),
  ...named('unidad', 'docena docenas', 12),
};

const NUMBER = String.raw`\d[\d.,]*`;
const WORD = '[a-z]+[23]?';
const CROSS = String.raw`\s*(?:x|\*|por|de)\s*`;
const wholeForms = [
  // '6 x 330 ml', 'caja de 6 x 330 ml' is found by findContent.
  new RegExp(`^(${NUMBER})${CROSS}(${NUMBER})\\s*(${WORD})$`),
  new RegExp(`^()(${NUMBER})\\s*(${WORD})$`),
];
/** '330 ml x 6'. */
const turnedForm = new RegExp(
  `^(${NUMBER})\\s*(${WORD})${CROSS}(${NUMBER})(?:\\s*(?:u|un|und|unds|uds|unidades))?$`,
);

/** A text that says a content and nothing else: '500 g', 'x 2 kg', '1.5 L', '6 x 330 ml'. Null: it does not. */
export function readContent(text: string): NetContent | null {
  const plain = folded(text).replace(/^(?:x|por)\s*(?=\d)/, '');
  if (plain.length > 40) return null;
  for (const form of wholeForms) {
    const [, pieces = '', amount = '', word = ''] = form.exec(plain) ?? [];
    if (amount) return contentOf(amount, word, pieces || '1');
  }
  const [, amount = '', word = '', pieces = ''] = turnedForm.exec(plain) ?? [];
  return amount ? contentOf(amount, word, pieces) : null;
}

// What a name measures that is not its content: how strong, how large, how much memory.
const NOT_SOLD = /\b(?:fps|spf|talla|no|num|n°)\.?\s*\d[\d.,]*/g;
const found = new RegExp(
  `(?<![\\d.,a-z])(?:(${NUMBER})\\s*(?:x|\\*)\\s*)?(${NUMBER})\\s*(${WORD})(?:\\s*(?:x|\\*)\\s*(\\d{1,4})(?![\\d.,]*\\s*[a-z0-9]))?(?![a-z0-9])`,
  'g',
);
/** Mass and volume say more than pieces: 'Panela x 2 unidades (1 kg)' is one kilo. Lengths in a name are sizes. */
const rank: Partial<Record<NetContentUnit, number>> = { kg: 3, g: 3, l: 3, ml: 3, m2: 2, unidad: 1 };

/** What a name says is sold: 'Aguacate Hass x 1 kg', 'Cerveza 6 x 330 ml', 'Huevos AA x 30'. Null: nothing certain. */
export function findContent(name: string): NetContent | null {
  const plain = folded(name).replace(NOT_SOLD, ' ');
  let best: NetContent | null = null;
  for (const [, pieces, amount = '', word = '', behind] of plain.matchAll(found)) {
    const content = contentOf(amount, word, pieces ?? behind ?? '1');
    const isBetter = content && (rank[content.unit] ?? 0) > (best ? (rank[best.unit] ?? 0) : 0);
    if (isBetter) best = content;
  }
  if (best) return best;
  const [, count = ''] = /\sx\s*(\d{1,4})$/.exec(plain.trim()) ?? [];
  return count ? contentOf(count, 'unidades', '1') : null;
}

function contentOf(amountText: string, word: string, piecesText: string): NetContent | null {
  const known = Object.hasOwn(words, word) ? words[word] : undefined;
  if (!known) return null;
  const amount = readAmount(amountText, known.unit);
  const pieces = readAmount(piecesText, 'unidad');
  if (amount === null || pieces === null) return null;
  const whole = Number((amount * (known.times ?? 1)).toFixed(3));
  const isPossible = whole > 0 && whole <= MAXIMUM_AMOUNT && pieces >= 1 && pieces <= MAXIMUM_PIECES;
  return isPossible && Number.isInteger(pieces) ? { amount: whole, unit: known.unit, pieces } : null;
}

/** '1.5' and '1,5' are one and a half, '1.500' grams are fifteen hundred, '1.500' kilos one and a half. */
function readAmount(text: string, unit: NetContentUnit): number | null {
  const typed = text.replace(/[.,]+$/, '');
  const isLarge = unit === 'kg' || unit === 'l' || unit === 'm' || unit === 'm2';
  const hasThousands = !isLarge && /^[1-9]\d{0,2}(\.\d{3})+(,\d{1,3})?$/.test(typed);
  const plain = hasThousands || typed.includes(',') ? typed.replaceAll('.', '').replace(',', '.') : typed;
  return /^\d{1,7}(\.\d{1,3})?$/.test(plain) ? Number(plain) : null;
}

/** A narrow or wide cross, a superscript and '(500 g aprox.)' are told as they are typed on a keyboard. */
function folded(text: string): string {
  return foldText(text.replaceAll('×', 'x').replaceAll('²', '2').replaceAll('³', '3'))
    .replace(/[()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
}

function named(unit: NetContentUnit, texts: string, times?: number) {
  return Object.fromEntries(texts.split(' ').map((word) => [word, times ? { unit, times } : { unit }]));
}
