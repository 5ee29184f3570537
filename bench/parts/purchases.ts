import { readLedger } from '../../scripts/campaign/ledger.ts';
import { ofKind } from '../../scripts/campaign/ledger-entry.ts';

/** Orders like those that the marketplace of the bench is filled with: mostly of one shop, of three at most. */
const SHOPS_OF_ORDERS = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3];
const SHOPS = 10_000;
const ORDERS = 100_000;
const PART_COUNTS = [2, 4, 8, 16, 32];

interface Purchase {
  order: number;
  shops: readonly number[];
}

/**
 * Prints on how many parts each purchase would write: its order's part and those of its shops' stocks. Drawn ones are always the
 * same; shops sell as unequally as 1/rank, so the hottest part says what parting by shop leaves on one machine. `ledger`:
 * that of a campaign, with the orders that were taken in it.
 */
export async function printPurchases(ledger?: string): Promise<void> {
  console.log('\nPurchases drawn: shops by 1/rank, one to three of them in an order');
  printTable(drawPurchases());
  if (!ledger) return;
  const orders = ofKind(await readLedger(ledger), 'order');
  console.log(`\nPurchases recorded: ${orders.length} of ${ledger}`);
  printTable(orders.map(({ order: { number, sellerIds } }) => ({ order: number, shops: sellerIds })));
}

function drawPurchases(): Purchase[] {
  const random = randomFrom(7);
  return Array.from({ length: ORDERS }, (_, order) => {
    const shops = SHOPS_OF_ORDERS[order % SHOPS_OF_ORDERS.length] ?? 1;
    return { order, shops: Array.from({ length: shops }, () => Math.floor(SHOPS ** random())) };
  });
}

function printTable(purchases: readonly Purchase[]): void {
  console.log('  parts  on one part  parts written  hottest part by stock  by order (times its share)');
  for (const parts of PART_COUNTS) console.log(lineOf(purchases, parts));
}

function lineOf(purchases: readonly Purchase[], parts: number): string {
  const byStock = new Float64Array(parts);
  const byOrder = new Float64Array(parts);
  let onOne = 0;
  let written = 0;
  let lines = 0;
  for (const { order, shops } of purchases) {
    const own = partOf(order, parts);
    const touched = new Set([own]);
    byOrder[own] = (byOrder[own] ?? 0) + 1;
    for (const shop of shops) {
      const part = partOf(shop + 1_000_000, parts);
      byStock[part] = (byStock[part] ?? 0) + 1;
      touched.add(part);
      lines++;
    }
    if (touched.size === 1) onOne++;
    written += touched.size;
  }
  const skew = (loads: Float64Array, all: number) => ((Math.max(...loads) / all) * parts).toFixed(2);
  const figures = [
    `${((onOne / purchases.length) * 100).toFixed(1)} %`,
    (written / purchases.length).toFixed(2),
    skew(byStock, lines),
    skew(byOrder, purchases.length),
  ];
  return [
    String(parts).padStart(7),
    ...figures.map((figure, index) => figure.padStart([12, 14, 22, 10][index] ?? 10)),
  ].join(' ');
}

/** Knuth's multiplicative hash, mixed: neighbours lie apart. */
function partOf(key: number, parts: number): number {
  const mixed = Math.imul(key ^ (key >>> 16), 2_654_435_761) >>> 0;
  return ((mixed ^ (mixed >>> 15)) >>> 0) % parts;
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
