import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { measure, untilQuiet } from '../load/measure.ts';
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

interface End {
  dataDir: string;
  ground: Ground;
  operations: Operation[];
}

/**
 * The operations whose names hold one of the words, or all, at both ends in turns, one request after another; false when
 * one of them costs more than 1.5 times as much at the big end, and 0.5 ms (1 kB of a document) more than at the small one.
 */
export async function measureGrowth(port: number, words: readonly string[]): Promise<boolean> {
  const isAsked = ({ name }: { name: string }) =>
    words.length === 0 || words.some((word) => name.includes(word));
  const ends: End[] = [];
  const grown: Grown[] = [];
  try {
    for (const [place, size] of [SMALL, BIG].entries())
      ends.push(await openEnd(size, port + place * PORTS_APART));
    printHead();
    for (const { name } of ends[0]?.operations.filter(isAsked) ?? [])
      grown.push(await measureInTurns(ends, name));
    grown.push(...(await weighDocuments(ends)).filter(isAsked));
  } finally {
    for (const { ground } of ends) await ground.shop.stop();
  }
  console.log(
    `\n${'Processor ms a turn, kB of documents'.padEnd(50)} ${[SMALL, BIG].map(({ products }) => String(products).padStart(9)).join(' ')}  factor`,
  );
  const areFlat = grown.map(printGrown).every((isFlat) => isFlat);
  if (isAsked({ name: 'backup' })) for (const { dataDir } of ends) await measureCopies(dataDir);
  return areFlat;
}

const PORTS_APART = 10;

/** An end's shop, once its jobs are over and its database has been read once, as by a machine that has run for a while. */
async function openEnd(size: MarketplaceSize, port: number): Promise<End> {
  const dataDir = await openMarketplace(size);
  const shop = await startShop(port, dataDir);
  try {
    await readIntoMemory(path.join(dataDir, 'postgres/cluster/base'));
    await untilQuiet(shop);
    const ground = await surveyGround(shop);
    return { dataDir, ground, operations: await allOperations(ground) };
  } catch (error) {
    await shop.stop();
    throw error;
  }
}

async function readIntoMemory(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    // A table that is rewritten meanwhile loses its files.
    const file = createReadStream(path.join(entry.parentPath, entry.name), { highWaterMark: 1 << 20 });
    await pipeline(file, new Writable({ write: (_chunk, _encoding, done) => done() })).catch(() => undefined);
  }
}

/** Both ends twice, by turns, as a machine's speed changes by half within minutes: what counts is the lesser of each. */
async function measureInTurns(ends: readonly End[], name: string): Promise<Grown> {
  const figures = ends.map(() => Number.POSITIVE_INFINITY);
  let errors = 0;
  for (let turn = 0; turn < 2; turn++)
    for (const [place, { ground, operations }] of ends.entries()) {
      const operation = operations.find((one) => one.name === name);
      if (!operation) throw new Error(`One end has no operation '${name}'.`);
      const one = await measure(ground.shop, operation, 1);
      printMeasured(one);
      figures[place] = Math.min(figures[place] ?? 0, one.appMillis + one.postgresMillis);
      errors += one.errors;
    }
  return { name, unit: 'millis', figures, errors };
}

async function weighDocuments(ends: readonly End[]): Promise<Grown[]> {
  const weights: Awaited<ReturnType<typeof measureDocuments>>[] = [];
  for (const { ground } of ends) weights.push(await measureDocuments(ground));
  return (weights[0] ?? []).map(({ name }, place) => ({
    name,
    unit: 'kilobytes',
    figures: weights.map((documents) => documents[place]?.plain ?? 0),
    errors: 0,
  }));
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
