/** What stands in the rows that filters count. */
export interface FacetTally {
  rows: number;
  /** Whole pesos. */
  prices: number[];
  /** How many rows have each number. */
  counts: Map<number, number>;
}

const SPACE = 32;
const LINE_END = 10;
const ZERO = 48;
const NINE = 57;
/** Numbers are given one after the other; a text that holds higher ones is none of ours. */
const HIGHEST_NUMBER = 4_000_000;

// By number, grown as needed; all zero between two tallies. A thousand rows are read here in a tenth of the time of a split.
let raised = new Int32Array(1_024);

/** Lines of 'price number number …'. One that is not written so yet counts as a row and as nothing else. */
export function tallyRows(lines: string | null): FacetTally {
  const tally: FacetTally = { rows: 0, prices: [], counts: new Map() };
  if (lines === null) return tally;
  const touched: number[] = [];
  let place = 0;
  let value = -1;
  for (let at = 0; at <= lines.length; at++) {
    const code = at < lines.length ? lines.charCodeAt(at) : LINE_END;
    if (code >= ZERO && code <= NINE) {
      value = (value < 0 ? 0 : value * 10) + code - ZERO;
      continue;
    }
    if (code !== SPACE && code !== LINE_END) {
      at = endOfLine(lines, at) - 1;
      value = -1;
      continue;
    }
    if (value >= 0) {
      if (place === 0) tally.prices.push(value);
      else if (value <= HIGHEST_NUMBER) raise(value, touched);
    }
    place++;
    value = -1;
    if (code === LINE_END) {
      tally.rows++;
      place = 0;
    }
  }
  for (const number of touched) {
    tally.counts.set(number, raised[number] ?? 0);
    raised[number] = 0;
  }
  return tally;
}

function endOfLine(lines: string, from: number): number {
  const end = lines.indexOf('\n', from);
  return end < 0 ? lines.length : end;
}

function raise(number: number, touched: number[]): void {
  if (number >= raised.length) {
    const longer = new Int32Array(2 * number);
    longer.set(raised);
    raised = longer;
  }
  const before = raised[number] ?? 0;
  if (before === 0) touched.push(number);
  raised[number] = before + 1;
}
