import { createHash } from 'node:crypto';
import type { FieldDef, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { ask } from './ask.ts';

/** A pool, or the one client of a transaction. Every repository function takes it as its first parameter. */
export interface Database {
  query<Row extends QueryResultRow>(statement: QueryConfig<unknown[]>): Promise<QueryResult<Row>>;
}

/** Statement text around its values: `texts` is always one longer than `values`. */
export interface Sql {
  readonly [sqlMark]: true;
  readonly texts: readonly string[];
  readonly values: readonly unknown[];
}

const sqlMark = Symbol('sql');

/** sql`... ${value} ... ${sql`nested fragment`}`: values become parameters, fragments become text. */
export function sql(texts: TemplateStringsArray, ...inserted: readonly unknown[]): Sql {
  if (!inserted.some(isSql)) return { [sqlMark]: true, texts, values: inserted };
  return splice(texts, inserted);
}

/**
 * Writes a constant into the text. Only for what the source code decides (LIMIT, a column name of a fixed
 * list): as a parameter it would keep PostgreSQL from settling on one plan for the statement.
 */
export function raw(literal: number | string): Sql {
  const isSafe = typeof literal === 'number' ? Number.isSafeInteger(literal) : safeName.test(literal);
  if (!isSafe) throw new Error(`Not a number or a plain name, cannot be written into SQL: ${literal}`);
  return { [sqlMark]: true, texts: known(literals, String(literal), () => [String(literal)]), values: [] };
}

/** Fragments in a row, as in a WHERE of optional conditions. For lists of values use `= any(${array})`. */
export function joinSql(fragments: readonly Sql[], separator: ' and ' | ' or ' | ', '): Sql {
  const texts = known(separators, `${fragments.length}${separator}`, () => [
    ...fragments.map((_, index) => (index === 0 ? '' : separator)),
    '',
  ]);
  return splice(texts, fragments);
}

/** Rows with their columns in camelCase: `seller_id` arrives as `sellerId`. What is inside JSON keeps its names. */
export async function query<Row extends QueryResultRow>(database: Database, statement: Sql): Promise<Row[]> {
  const asked = { ...toStatement(statement), rowMode: 'array' };
  const { fields, rows } = await ask<Cells>(database, asked);
  return toObjects<Row>(fields, rows);
}

/** First row, or null without one. The statement itself must be bounded to one row. */
export async function queryOne<Row extends QueryResultRow>(
  database: Database,
  statement: Sql,
): Promise<Row | null> {
  return (await query<Row>(database, statement))[0] ?? null;
}

/** Runs a statement for its effect; answers how many rows it touched. */
export async function execute(database: Database, statement: Sql): Promise<number> {
  return (await ask(database, toStatement(statement))).rowCount ?? 0;
}

// Of names in the source, so there are few.
const camelCases = new Map<string, string>();

export function toCamelCase(column: string): string {
  return known(camelCases, column, () =>
    column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  );
}

interface Cells extends QueryResultRow {
  [place: number]: unknown;
}

/** Each row begins as a copy of one empty row: without that its 20 columns cost four times as much. */
function toObjects<Row>(fields: readonly FieldDef[], rows: readonly Cells[]): Row[] {
  const names = fields.map(({ name }) => toCamelCase(name));
  const empty: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, null]));
  return rows.map((cells) => {
    const row = { ...empty };
    for (let place = 0; place < names.length; place++) row[names[place] as string] = cells[place];
    return row as Row;
  });
}

const safeName = /^[a-z_][a-z0-9_]*(\.[a-z_][a-z0-9_]*)?( (asc|desc))?$/;

function isSql(value: unknown): value is Sql {
  return typeof value === 'object' && value !== null && sqlMark in value;
}

function splice(outerTexts: readonly string[], inserted: readonly unknown[]): Sql {
  const values: unknown[] = [];
  let place: Spliced = splicedOf(outerTexts);
  for (const value of inserted) {
    if (isSql(value)) {
      values.push(...value.values);
      place = afterFragment(place, value.texts);
    } else {
      values.push(value);
      place = place.afterValue ??= newSpliced();
    }
  }
  place.texts ??= spliceTexts(outerTexts, inserted);
  return { [sqlMark]: true, texts: place.texts, values };
}

/** What was put together once is found again by the templates it came from. */
interface Spliced {
  texts?: readonly string[];
  afterValue?: Spliced;
  afterFragment: WeakMap<readonly string[], Spliced>;
}

const newSpliced = (): Spliced => ({ afterFragment: new WeakMap() });
const splicedByTemplate = new WeakMap<readonly string[], Spliced>();
const splicedOf = (texts: readonly string[]) => known(splicedByTemplate, texts, newSpliced);
const afterFragment = (before: Spliced, texts: readonly string[]) =>
  known(before.afterFragment, texts, newSpliced);

// So that they are templates of their own; of what the source writes there are few.
const literals = new Map<string, readonly string[]>();
const separators = new Map<string, readonly string[]>();

function known<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

function spliceTexts(outerTexts: readonly string[], inserted: readonly unknown[]): readonly string[] {
  const texts = [outerTexts[0] ?? ''];
  const append = (text: string) => texts.push((texts.pop() ?? '') + text);
  inserted.forEach((value, index) => {
    if (isSql(value)) {
      append(value.texts[0] ?? '');
      texts.push(...value.texts.slice(1));
    } else {
      texts.push('');
    }
    append(outerTexts[index + 1] ?? '');
  });
  return texts;
}

interface PreparedText {
  text: string;
  name?: string;
}

// Each connection keeps a prepared statement for every name it has seen (about 20 KB), so names are bounded:
// texts built beyond the limit still run, only unnamed.
const maximumNames = 1_000;
const preparedByText = new Map<string, PreparedText>();
const preparedByTemplate = new WeakMap<readonly string[], PreparedText>();

function toStatement(statement: Sql): QueryConfig<unknown[]> {
  let prepared = preparedByTemplate.get(statement.texts);
  if (!prepared) {
    prepared = prepare(statement.texts.reduce((text, next, index) => `${text}$${index}${next}`));
    preparedByTemplate.set(statement.texts, prepared);
  }
  return { ...prepared, values: [...statement.values] };
}

function prepare(text: string): PreparedText {
  const known = preparedByText.get(text);
  if (known) return known;
  if (preparedByText.size >= maximumNames) return { text };
  // From the text alone: the same name in every pool, process and release (and behind a connection pooler).
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const prepared = { text, name };
  preparedByText.set(text, prepared);
  return prepared;
}
