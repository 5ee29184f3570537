import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { type Cause, currentCause } from '../telemetry/cause.ts';
import { inSpan } from '../telemetry/spans.ts';
import { outageCode, rethrowWithCode } from './outage.ts';
import type { Database } from './sql.ts';
import { summaryOf } from './statement-summary.ts';

/** Of what somebody waits for, so long is worth a line. */
const SLOW_MILLIS = 250;
/** The server ended it, mostly by its time limit. */
const CANCELLED = '57014';

/**
 * Sends a statement. Neither its text nor its values say who asked, so that it stays prepared: what was slow or failed is told
 * in a line with the request's id and the statement's name, by which PostgreSQL's own line is found.
 */
export async function ask<Row extends QueryResultRow>(
  database: Database,
  statement: QueryConfig<unknown[]>,
): Promise<QueryResult<Row>> {
  const cause = currentCause();
  if (!cause) return database.query<Row>(statement).catch(rethrowWithCode);
  const begun = performance.now();
  const send = () => database.query<Row>(statement);
  try {
    const result = await (cause.span?.isRecording ? inStatementSpan(statement, send) : send());
    const millis = performance.now() - begun;
    if (millis >= SLOW_MILLIS) tell(cause, { database, statement, millis });
    return result;
  } catch (error) {
    const failed = { database, statement, millis: performance.now() - begun, error };
    const code = outageCode(error);
    if (code === null || code === CANCELLED) tell(cause, failed);
    return rethrowWithCode(error);
  }
}

function inStatementSpan<Result>(statement: QueryConfig<unknown[]>, send: () => Promise<Result>) {
  const summary = summaryOf(statement.text);
  const attributes = {
    'db.system.name': 'postgresql',
    'db.query.summary': summary,
    'plazuela.statement': statement.name ?? 'unnamed',
  };
  return inSpan(summary, { kind: 'client', attributes }, send);
}

interface Told {
  database: Database;
  statement: QueryConfig<unknown[]>;
  millis: number;
  error?: unknown;
}

function tell({ log }: Cause, { database, statement, millis, error }: Told): void {
  const { name = 'unnamed', text } = statement;
  // A client in a transaction has one; a pool none.
  const { processID: backend } = database as { processID?: number };
  const line = {
    statement: name,
    summary: summaryOf(text),
    millis: Math.round(millis),
    ...(backend !== undefined && { backend }),
  };
  if (error === undefined) {
    log.info(line, 'slow statement');
    return;
  }
  if (error instanceof Error) Object.assign(error, { statement: name });
  log.info({ ...line, code: (error as { code?: unknown }).code }, 'statement failed');
}
