import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../../src/server/config.ts';
import { prepareDataFolder } from '../../src/server/data-folder.ts';
import { openDatabase } from '../../src/server/open-database.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { seedDemo } from '../../src/server/seed/seed-demo.ts';
import { createServer } from '../../src/server/server.ts';
import { askSearch } from './ask-search.ts';
import { type Answered, type Figures, figuresByKind, figuresOf, scoreOf } from './figures.ts';
import { type JudgedQuery, readJudgedQueries } from './judged-queries.ts';
import { withoutOrders } from './without-orders.ts';

const WORST = 30;

/** Prints how well the search of a fresh demo answers the judged queries; single held-out ones only when wanted. */
export async function measureSearch({ showsHeldOut }: { showsHeldOut: boolean }): Promise<void> {
  const open = readJudgedQueries('open');
  const heldOut = readJudgedQueries('held-out');
  const answered = await askFreshDemo([...open, ...heldOut]);
  const answeredOpen = answered.slice(0, open.length);
  const answeredHeldOut = answered.slice(open.length);
  printFigures('Open queries', answeredOpen);
  printFigures('Held-out queries', answeredHeldOut);
  printWorst('open', answeredOpen);
  if (showsHeldOut) printWorst('held-out', answeredHeldOut);
}

async function askFreshDemo(queries: readonly JudgedQuery[]): Promise<Answered[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'plazuela-search-'));
  const own = { DATABASE_URL: '', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...withoutOrders };
  const config = readConfig({ ...process.env, ...own });
  await prepareDataFolder(dataDir);
  const database = await openDatabase(config, pino({ level: 'error' }));
  try {
    const { app, context } = await createServer({ config, pools: database.pools, pages: null });
    await seedReferenceData(context.write);
    await seedDemo(context);
    const answered = await askSearch(app, context.write, queries);
    await app.close();
    return answered;
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function printFigures(title: string, answered: readonly Answered[]): void {
  const head = ['queries', 'nDCG@10', 'first hit', 'false zeros', 'negatives', 'wrongly marked'];
  console.log(`\n${title.padEnd(18)} ${head.join('  ')}`);
  for (const [kind, figures] of figuresByKind(answered)) printRow(kind, figures, head);
  printRow('all', figuresOf(answered), head);
}

function printRow(name: string, figures: Figures, head: readonly string[]): void {
  const { queries, ndcg, firstHit, falseZeros, negatives, wronglyMarked } = figures;
  const shares = [ndcg, firstHit, falseZeros, negatives, wronglyMarked].map(
    (share) => share?.toFixed(3) ?? '',
  );
  const columns = [String(queries), ...shares].map((text, index) => text.padStart(head[index]?.length ?? 0));
  console.log(`${name.padEnd(18)} ${columns.join('  ')}`);
}

function printWorst(title: string, answered: readonly Answered[]): void {
  const worst = answered
    .filter((one) => scoreOf(one) < 1)
    .sort((left, right) => scoreOf(left) - scoreOf(right))
    .slice(0, WORST);
  console.log(`\nThe worst ${worst.length} of the ${title} queries, what they mean and what came first`);
  for (const one of worst) {
    const best = Math.max(...one.grades.values());
    const meant = [...one.grades].filter(([, grade]) => grade === best).map(([reference]) => reference);
    const columns = [
      scoreOf(one).toFixed(2),
      one.kind.padEnd(16),
      one.query.padEnd(30),
      (meant.slice(0, 3).join(' ') || 'nothing').padEnd(24),
      one.answer.references.slice(0, 3).join(' ') || 'nothing',
    ];
    console.log(columns.join('  '));
  }
}
