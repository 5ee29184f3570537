import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Choose, sampleValue } from './sample-value.ts';
import type { Shape } from './shapes.ts';
import type { Source, SourceFunction } from './source-calls.ts';

export interface SentStatement {
  text: string;
  /** Of the call that sent it. */
  place: string;
}

const root = path.resolve(import.meta.dirname, '../../..');
const MOST_STATEMENTS = 40;

/**
 * Calls every function that sends statements with values made from the types of its parameters, against a database
 * that only listens: once with everything present, then once for each single decision taken otherwise (an option of
 * a union, an absent property, an empty list, no row found). So each statement is the text that really goes out.
 */
export async function listenToStatements({ calls, functions }: Source): Promise<SentStatement[]> {
  const rows = new Map(calls.map(({ place, row }) => [place, row]));
  const sent = new Map<string, SentStatement>();
  for (const one of functions) {
    const module: Record<string, unknown> = await import(pathToFileURL(path.join(root, one.file)).href);
    const run = module[one.name] as (...values: unknown[]) => unknown;
    for (const statement of await listenTo(run, one, rows)) {
      sent.set(`${statement.place} ${statement.text}`, statement);
    }
  }
  return [...sent.values()];
}

type Decisions = ReadonlyMap<string, number>;

async function listenTo(
  run: (...values: unknown[]) => unknown,
  { parameters }: SourceFunction,
  rows: ReadonlyMap<string, Shape | null>,
): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  const seen = new Set<string>();
  const ahead: Decisions[] = [new Map()];
  for (const decisions of ahead) {
    const choose = (place: string, options: number) => {
      if (!seen.has(place)) {
        seen.add(place);
        for (let option = 1; option < options; option++) ahead.push(new Map([...decisions, [place, option]]));
      }
      return Math.min(decisions.get(place) ?? 0, options - 1);
    };
    const stand = listeningDatabase(rows, choose, sent);
    const values = parameters.map((one, index) => sampleValue(one, choose, stand, String(index)));
    // A made-up value may be one that the function refuses; what it sent before has been heard.
    await (async () => run(...values))().catch(() => {});
  }
  return sent;
}

/** Answers every statement with one row of the type its caller expects, or with none. */
function listeningDatabase(rows: ReadonlyMap<string, Shape | null>, choose: Choose, sent: SentStatement[]) {
  let statements = 0;
  const query = async (statement: string | { text: string }) => {
    const place = callerOf(new Error());
    if (typeof statement === 'string' || !place || !rows.has(place))
      return { command: 'COMMIT', fields: [], rows: [] };
    if (++statements > MOST_STATEMENTS) throw new Error('It goes on for ever');
    sent.push({ text: statement.text, place });
    const row = rows.get(place);
    const found = row && choose(`rows of ${place}`, 2) === 0 ? sampleValue(row, choose, stand, place) : null;
    const fields = Object.keys(found ?? {}).map((name) => ({ name }));
    return { rowCount: 1, fields, rows: found ? [Object.values(found)] : [] };
  };
  const stand = () => ({ query, connect: async () => ({ query, release: () => {} }) });
  return stand;
}

/** The line that called query(), queryOne() or execute(). */
function callerOf({ stack = '' }: Error): string | null {
  const lines = stack.split('\n').map((line) => /(src\/server\/[^:?]*)[^:]*:(\d+):\d+\)?$/.exec(line));
  const caller = lines.find((line) => line && !/^src\/server\/db\/(sql|ask)\.ts$/.test(line[1] ?? ''));
  return caller ? `${caller[1]}:${caller[2]}` : null;
}
