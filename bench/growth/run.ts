import { type Measured, measure, untilQuiet } from '../load/measure.ts';
import type { Operation } from '../load/operation.ts';
import { startShop } from '../load/shop.ts';
import { printHead, printMeasured } from '../load/table.ts';
import { openMarketplace } from '../marketplace/open-marketplace.ts';
import { BIG, type MarketplaceSize, SMALL } from '../marketplace/sizes.ts';
import { type Ground, surveyGround } from '../operations/ground.ts';
import { listingOperations } from '../operations/listings.ts';
import { orderOperations } from '../operations/orders.ts';
import { pageOperations } from '../operations/pages.ts';
import { panelOperations } from '../operations/panels.ts';
import { readOperations } from '../operations/reads.ts';
import { measureDocuments } from '../weights/documents.ts';
import { measureCopies } from './copies.ts';

/** What the big marketplace may cost, times what the small one does. */
const LARGEST_FACTOR = 1.5;
/** Differences below these are noise: milliseconds of processor time, kilobytes. */
const FLOOR = { millis: 0.5, kilobytes: 1 };

type Unit = keyof typeof FLOOR;

/** One figure at both ends. */
interface Grown {
  name: string;
  unit: Unit;
  figures: number[];
  errors: number;
}

/**
 * The operations whose names hold one of the words, or all, at both ends, one request after another; false when one of
 * them costs more than 1.5 times as much at the big end, and 0.5 ms (1 kB of a document) more than at the small one.
 */
export async function measureGrowth(port: number, words: readonly string[]): Promise<boolean> {
  const grown = new Map<string, Grown>();
  const note = (name: string, unit: Unit, figure: number, errors: number) => {
    const known = grown.get(name) ?? { name, unit, figures: [], errors: 0 };
    grown.set(name, { ...known, figures: [...known.figures, figure], errors: known.errors + errors });
  };
  for (const size of [SMALL, BIG]) {
    const { measured, documents } = await measureEnd(size, port, words);
    for (const one of measured) note(one.name, 'millis', one.appMillis + one.postgresMillis, one.errors);
    for (const { name, plain } of documents) note(name, 'kilobytes', plain, 0);
  }
  console.log(
    `\n${'Processor ms a turn, kB of documents'.padEnd(50)} ${[SMALL, BIG].map(({ products }) => String(products).padStart(9)).join(' ')}  factor`,
  );
  return [...grown.values()].map(printGrown).every((isFlat) => isFlat);
}

async function measureEnd(size: MarketplaceSize, port: number, words: readonly string[]) {
  const dataDir = await openMarketplace(size);
  console.log(
    `\n${size.products} products, ${size.categories} categories, ${size.sellers} shops, ${size.orders} orders`,
  );
  const isAsked = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
  const shop = await startShop(port, dataDir);
  const measured: Measured[] = [];
  let documents: Awaited<ReturnType<typeof measureDocuments>> = [];
  try {
    await untilQuiet(shop);
    const ground = await surveyGround(shop);
    printHead();
    for (const operation of (await allOperations(ground)).filter(({ name }) => isAsked(name))) {
      const one = await measure(shop, operation, 1);
      printMeasured(one);
      measured.push(one);
    }
    documents = (await measureDocuments(ground)).filter(({ name }) => isAsked(name));
  } finally {
    await shop.stop();
  }
  if (isAsked('backup')) await measureCopies(dataDir);
  return { measured, documents };
}

async function allOperations(ground: Ground): Promise<Operation[]> {
  return [
    ...pageOperations(ground),
    ...readOperations(ground),
    ...(await listingOperations(ground)),
    ...(await panelOperations(ground)),
    ...(await orderOperations(ground.shop)),
  ];
}

function printGrown({ name, unit, figures, errors }: Grown): boolean {
  const [small = 0, big = 0] = figures;
  const isFlat = big <= small * LARGEST_FACTOR || big - small <= FLOOR[unit];
  const verdict = `${isFlat ? '' : ' grows'}${errors > 0 ? ` ${errors} errors` : ''}`;
  console.log(
    `${name.padEnd(50)} ${figures.map((figure) => figure.toFixed(2).padStart(9)).join(' ')} ${(big / (small || 0.01)).toFixed(1).padStart(7)}${verdict}`,
  );
  return isFlat && errors === 0;
}
