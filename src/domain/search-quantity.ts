import { foldText } from './text.ts';

export interface FoundQuantities {
  /** Normalised: 'q:1000g', 'q:30u'. Without repetitions. */
  lexemes: string[];
  /** As written, for the words that a search had to leave out. */
  written: string[];
  /** The folded text without them. */
  rest: string;
}

/** Names of units; the libra of a market is 500 g. Without a number ('libra de café') the full names mean one. */
const UNITS: readonly { names: string; unit: string; factor: number; standsAlone?: string }[] = [
  { names: 'mg|miligramos?', unit: 'mg', factor: 1 },
  { names: 'g|gr|grs|gms?|gramos?', unit: 'g', factor: 1 },
  { names: 'kg|kgs|kl|kilos?|kilogramos?', unit: 'g', factor: 1_000, standsAlone: 'kilo' },
  { names: 'lb|lbs|libras?', unit: 'g', factor: 500, standsAlone: 'libra' },
  { names: 'arrobas?', unit: 'g', factor: 12_500, standsAlone: 'arroba' },
  { names: 'ml|mls|mililitros?|cc', unit: 'ml', factor: 1 },
  { names: 'l|lt|lts|ltr|litros?', unit: 'ml', factor: 1_000, standsAlone: 'litro' },
  { names: 'galon(?:es)?|gal', unit: 'ml', factor: 3_785, standsAlone: 'galon' },
  { names: 'mm|milimetros?', unit: 'mm', factor: 1 },
  { names: 'cms?|centimetros?', unit: 'mm', factor: 10 },
  { names: 'mts?|metros?|m', unit: 'mm', factor: 1_000 },
  { names: 'pulgadas?|pulg|inch|"|”|″', unit: 'in', factor: 1 },
  { names: 'mb|megas?|megabytes?', unit: 'mb', factor: 1 },
  { names: 'gb|gigas?|gigabytes?', unit: 'mb', factor: 1_000 },
  { names: 'tb|teras?|terabytes?', unit: 'mb', factor: 1_000_000 },
  { names: 'mah|miliamperios?', unit: 'mah', factor: 1 },
  { names: 'w|watts?|vatios?', unit: 'w', factor: 1 },
  { names: 'v|volts?|voltios?', unit: 'v', factor: 1 },
  { names: 'hz|hercios?|hertz', unit: 'hz', factor: 1 },
  { names: 'mp|mpx|megapixel(?:es)?', unit: 'mp', factor: 1 },
  { names: 'unidad(?:es)?|unds?|uds?|und|u|piezas?|pzas?|pares|par', unit: 'u', factor: 1 },
  { names: 'docenas?', unit: 'u', factor: 12, standsAlone: 'docena' },
];

const NUMBER = '\\d{1,3}(?:\\.\\d{3})+(?![\\d.])|\\d+(?:[.,]\\d+)?|½|¼';
const FRACTION = '\\d+\\s*/\\s*\\d+';
const WORDED = 'media|medio|una|un|cuarto de|dos|tres|cuatro|cinco|seis|diez|doce';
const WORDED_NUMBERS: Record<string, number> = {
  media: 0.5,
  medio: 0.5,
  una: 1,
  un: 1,
  'cuarto de': 0.25,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  diez: 10,
  doce: 12,
  '½': 0.5,
  '¼': 0.25,
};

const unitNames = UNITS.map(({ names }) => `(${names})`).join('|');
const MEASURED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:x\\s*)?(${FRACTION}|${NUMBER}|(?:${WORDED})(?=\\s))\\s*(?:de\\s+)?(?:${unitNames})(?![\\p{L}\\p{N}])`,
  'gu',
);
const COUNTED = /(?<![\p{L}\p{N}])x\s*(\d{1,5})(?![\p{L}\p{N}.,])/gu;
const ALONE = new RegExp(
  `(?<![\\p{L}\\p{N}])(${UNITS.flatMap(({ standsAlone }) => standsAlone ?? []).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** Amounts of a text: '1kg', '1 kilo', 'x 1 kg', '500 gr', 'media libra', 'x 30', '24"'. */
export function quantitiesOf(text: string): FoundQuantities {
  const lexemes = new Set<string>();
  const written: string[] = [];
  const keep = (amount: number, unit: string, typed: string) => {
    lexemes.add(`q:${Math.round(amount)}${unit}`);
    written.push(typed.trim());
    return ' ';
  };
  const rest = foldText(text)
    .replace(MEASURED, (typed, amount: string, ...groups: unknown[]) => {
      const index = groups.slice(0, UNITS.length).findIndex((group) => group !== undefined);
      const { unit, factor } = UNITS[index] as (typeof UNITS)[number];
      return keep(numberOf(amount) * factor, unit, typed);
    })
    .replace(COUNTED, (typed, amount: string) => keep(Number(amount), 'u', typed))
    .replace(ALONE, (typed, name: string) => {
      const { unit, factor } = UNITS.find(
        ({ standsAlone }) => standsAlone === name,
      ) as (typeof UNITS)[number];
      return keep(factor, unit, typed);
    });
  return { lexemes: [...lexemes], written, rest };
}

function numberOf(typed: string): number {
  const worded = WORDED_NUMBERS[typed];
  if (worded !== undefined) return worded;
  const [above, below] = typed.split('/').map((part) => part.trim());
  if (below !== undefined) return Number(above) / Math.max(Number(below), 1);
  return /^\d{1,3}(\.\d{3})+$/.test(typed)
    ? Number(typed.replaceAll('.', ''))
    : Number(typed.replace(',', '.'));
}
