import { type CustomTypesConfig, types } from 'pg';

/**
 * How columns arrive: bigint and numeric as number, timestamptz as Date, `date` as 'YYYY-MM-DD' (a Date would
 * depend on the time zone of the process), the rest as pg reads it.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: ((typeId: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && textParsers.get(typeId)) ||
    types.getTypeParser(typeId, format)) as typeof types.getTypeParser,
};

const oids = { bigint: 20, bigintArray: 1016, date: 1082, dateArray: 1182, numeric: 1700, textArray: 1009 };

const parseTextArray = types.getTypeParser(oids.textArray) as unknown as (text: string) => (string | null)[];

const textParsers = new Map<number, (text: string) => unknown>([
  [oids.bigint, parseBigint],
  [
    oids.bigintArray,
    (text) => parseTextArray(text).map((item) => (item === null ? null : parseBigint(item))),
  ],
  [oids.date, (text) => text],
  [oids.dateArray, parseTextArray],
  [oids.numeric, Number],
]);

function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`);
  return value;
}
