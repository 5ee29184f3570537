import type { CaseAction, CaseState } from '../../../domain/rights/case-flow.ts';
import type { CaseActor } from '../../../domain/rights/case-rule.ts';
import { type Database, execute, query, queryOne, sql } from '../../db/sql.ts';

type CaseEventKind =
  | 'opened'
  | 'message'
  | 'move'
  | 'photo'
  | 'reminder'
  | 'extension'
  | 'account'
  | 'money'
  | 'proof';

export interface NewCaseEvent {
  caseId: number;
  at: Date;
  actor: CaseActor | 'clock';
  accountId: number | null;
  kind: CaseEventKind;
  action?: CaseAction;
  state?: CaseState;
  text?: string;
}

export interface CaseEvent {
  id: number;
  at: Date;
  actor: CaseActor | 'clock';
  kind: CaseEventKind;
  action: CaseAction | null;
  state: CaseState | null;
  text: string;
}

export async function insertEvent(db: Database, event: NewCaseEvent): Promise<void> {
  const { caseId, at, actor, accountId, kind, action, state, text } = event;
  await execute(
    db,
    sql`insert into rights_case_event (case_id, at, actor, account_id, kind, action, state, text)
        values (${caseId}, ${at}, ${actor}, ${accountId}, ${kind}, ${action ?? null}, ${state ?? null}, ${text ?? ''})`,
  );
}

/**
 * In their order, money after the move of the same moment that brings it back; a case holds 300 at most, and a few more of its
 * clock.
 */
export function listEvents(db: Database, caseId: number): Promise<CaseEvent[]> {
  return query<CaseEvent>(
    db,
    sql`select id, at, actor, kind, action, state, text from rights_case_event
        where case_id = ${caseId} order by at, kind = 'money', id limit 400`,
  );
}

export async function countEvents(db: Database, caseId: number): Promise<number> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from rights_case_event where case_id = ${caseId}`,
  );
  return row?.count ?? 0;
}
