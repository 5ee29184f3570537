import { type Disk, readDisk } from '../../adapters/files/disk.ts';
import type { Context } from '../../context.ts';
import { readArchiver } from './archive.repository.ts';
import {
  countDifferences,
  countPackages,
  countPayments,
  type JobAge,
  listJobAges,
  type Proofs,
  type Queues,
  readProofs,
  readQueues,
  type StateCount,
} from './figures.repository.ts';
import { soonOrLast } from './soon-or-last.ts';

export interface ShopFigures {
  queues: Queues;
  packages: StateCount[];
  payments: StateCount[];
  differences: StateCount[];
  jobs: JobAge[];
  proofs: Proofs;
  /** Null: there is no archive. */
  archiveAgeSeconds: number | null;
}

export interface Monitored {
  isDatabaseUp: boolean;
  /** The last that could be read; null: none yet. */
  figures: ShopFigures | null;
  figuresAgeSeconds: number;
  disk: Disk | null;
}

const KEPT_MILLIS = 15_000;

type Look = Omit<Monitored, 'figuresAgeSeconds'>;

/** What alerts are made of, read at most every 15 seconds however often it is asked for; a look is waited for so long. */
export function createMonitoring(context: Context, patienceMillis: number): () => Promise<Monitored> {
  let figures: ShopFigures | null = null;
  let readAt = 0;
  let kept: { result: Promise<Look>; until: number } | null = null;
  const look = async (): Promise<Look> => {
    const disk = await readDisk(context.config.dataDir).catch(() => null);
    let isDatabaseUp = true;
    try {
      figures = await readFigures(context);
      readAt = performance.now();
    } catch (error) {
      isDatabaseUp = false;
      context.log.error({ err: error }, 'figures were not read');
    }
    return { isDatabaseUp, figures, disk };
  };
  const keptLook = soonOrLast(() => {
    if (!kept || kept.until <= performance.now())
      kept = { result: look(), until: performance.now() + KEPT_MILLIS };
    return kept.result;
  }, patienceMillis);
  return async () => ({
    ...(await keptLook()),
    figuresAgeSeconds: (performance.now() - readAt) / 1_000,
  });
}

/** One after the other: a look takes one connection from visitors, not six. */
async function readFigures({ write, now }: Context): Promise<ShopFigures> {
  return {
    queues: await readQueues(write, now()),
    packages: await countPackages(write),
    payments: await countPayments(write),
    differences: await countDifferences(write),
    jobs: await listJobAges(write, now()),
    proofs: await readProofs(write, now()),
    archiveAgeSeconds: (await readArchiver(write)).ageSeconds,
  };
}
