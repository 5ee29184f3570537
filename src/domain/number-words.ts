const UNITS = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'] as const;

const VALUES: Readonly<Record<string, number>> = {
  ...Object.fromEntries(UNITS.map((word, value) => [word, value])),
  ...{ un: 1, una: 1, diez: 10, once: 11, doce: 12, trece: 13, catorce: 14, quince: 15 },
  ...{ dieciseis: 16, diecisiete: 17, dieciocho: 18, diecinueve: 19, veinte: 20, treinta: 30 },
  ...{ veintiuno: 21, veintidos: 22, veintitres: 23, veinticuatro: 24, veinticinco: 25 },
  ...{ veintiseis: 26, veintisiete: 27, veintiocho: 28, veintinueve: 29 },
  ...{ cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90 },
  ...{ cien: 100, ciento: 100, doscientos: 200, trescientos: 300, cuatrocientos: 400, quinientos: 500 },
  ...{ seiscientos: 600, setecientos: 700, ochocientos: 800, novecientos: 900 },
};

/** Alternatives of a pattern for folded text, the longest first. */
export const NUMBER_WORD = Object.keys(VALUES)
  .sort((a, b) => b.length - a.length)
  .join('|');

/** The digits somebody dictates: 'trescientos diez cuatro cincuenta y seis' is '310456'. */
export function wordDigits(words: string): string {
  const values = words.match(new RegExp(NUMBER_WORD, 'g'))?.map((word) => VALUES[word] ?? 0) ?? [];
  let digits = '';
  let open = 0;
  for (const [index, value] of values.entries()) {
    open += value;
    const next = values[index + 1];
    if (next === undefined || next === 0 || next >= roomAfter(value)) {
      digits += String(open);
      open = 0;
    }
  }
  return digits;
}

/** What may still be added to a spoken number: less than 100 to hundreds, less than 10 to tens from 20 on. */
function roomAfter(value: number): number {
  if (value >= 100) return 100;
  return value >= 20 && value % 10 === 0 ? 10 : 0;
}
