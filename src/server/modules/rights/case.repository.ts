import type { LegalVersions } from '../../../domain/legal/legal-kind.ts';
import { type Database, execute, query, queryOne, type Sql, sql } from '../../db/sql.ts';
import type { CaseRow } from './case-row.ts';

/** The next number of a year; others wait until this transaction ends, so that none is left out. */
export async function nextSequence(db: Database, year: number): Promise<number> {
  const row = await queryOne<{ lastSequence: number }>(
    db,
    sql`insert into rights_case_year (year, last_sequence) values (${year}, 1)
        on conflict (year) do update set last_sequence = rights_case_year.last_sequence + 1
        returning last_sequence`,
  );
  if (!row) throw new Error(`There is no number for a case of ${year}`);
  return row.lastSequence;
}

export interface NewCase {
  year: number;
  sequence: number;
  idempotencyKey: string;
  fingerprint: string;
  kind: CaseRow['kind'];
  ruleId: string;
  state: CaseRow['state'];
  accountId: number | null;
  personName: string;
  email: string;
  phone: string;
  documentNumber: string;
  orderNumber: number | null;
  sellerId: number | null;
  story: string;
  wanted: CaseRow['wanted'];
  reversalCause: CaseRow['reversalCause'];
  knownOn: string | null;
  needsReturn: boolean;
  needsProof: boolean;
  openedOn: string;
  nextOn: string;
  lapse: CaseRow['lapse'];
  holdsPayout: boolean;
  openedAt: Date;
  legalVersions: LegalVersions;
}

/** Null, and nothing is written: there is a case with this key. */
export async function insertCase(db: Database, one: NewCase): Promise<number | null> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into rights_case (year, sequence, idempotency_key, request_fingerprint, kind, rule_id, state, account_id,
          person_name, email, phone, document_number, order_number, seller_id, story, wanted, reversal_cause, known_on,
          needs_return, needs_proof, opened_on, state_since, next_on, lapse, holds_payout, opened_at, changed_at,
          legal_versions)
        values (${one.year}, ${one.sequence}, ${one.idempotencyKey}, ${one.fingerprint}, ${one.kind}, ${one.ruleId},
          ${one.state}, ${one.accountId}, ${one.personName}, ${one.email}, ${one.phone}, ${one.documentNumber},
          ${one.orderNumber}, ${one.sellerId}, ${one.story}, ${one.wanted}, ${one.reversalCause}, ${one.knownOn},
          ${one.needsReturn}, ${one.needsProof}, ${one.openedOn}, ${one.openedOn}, ${one.nextOn}, ${one.lapse}, ${one.holdsPayout},
          ${one.openedAt}, ${one.openedAt}, ${JSON.stringify(one.legalVersions)}::jsonb)
        on conflict (idempotency_key) do nothing returning id`,
  );
  return row?.id ?? null;
}

export interface CaseNumber {
  year: number;
  sequence: number;
}

export function findCaseByNumber(db: Database, { year, sequence }: CaseNumber): Promise<CaseRow | null> {
  return queryOne<CaseRow>(db, sql`${caseRows} where one.year = ${year} and one.sequence = ${sequence}`);
}

export function findCaseByKey(
  db: Database,
  key: string,
): Promise<{ id: number; fingerprint: string } | null> {
  return queryOne(
    db,
    sql`select id, request_fingerprint as fingerprint from rights_case where idempotency_key = ${key}`,
  );
}

export async function getCaseRow(db: Database, id: number): Promise<CaseRow> {
  const row = await queryOne<CaseRow>(db, sql`${caseRows} where one.id = ${id}`);
  if (!row) throw new Error(`There is no case ${id}`);
  return row;
}

/** Two changes of one case wait for each other. The order's lock comes first. */
export async function lockCase(db: Database, id: number): Promise<void> {
  await execute(db, sql`select from rights_case where id = ${id} for no key update`);
}

/** Everything of a case that its moves change. */
export async function saveCase(db: Database, one: CaseRow, at: Date): Promise<void> {
  await execute(
    db,
    sql`update rights_case set state = ${one.state}, outcome = ${one.outcome}, state_since = ${one.stateSince},
          handed_over_on = ${one.handedOverOn}, decided_on = ${one.decidedOn}, is_extended = ${one.isExtended},
          next_on = ${one.nextOn}, lapse = ${one.lapse}, reminded_of = ${one.remindedOf},
          escalated_on = ${one.escalatedOn},
          return_carrier = ${one.returnCarrier}, return_tracking = ${one.returnTracking}, return_way = ${one.returnWay},
          return_freight = ${one.returnFreight}, return_expected_grams = ${one.returnExpectedGrams},
          return_dropped_grams = ${one.returnDroppedGrams}, return_received_grams = ${one.returnReceivedGrams},
          needs_proof = ${one.needsProof}, proven_on = ${one.provenOn}, restock = ${one.restock},
          offered_pesos = ${one.offeredPesos},
          decided_by = ${one.decidedBy}, ruled_by = ${one.ruledBy}, ruling_reason = ${one.rulingReason},
          appealed_by = ${one.appealedBy}, holds_payout = ${one.holdsPayout}, refund_id = ${one.refundId},
          changed_at = ${at}, closed_at = case when ${one.state}::text = 'closed' then coalesce(closed_at, ${at}) end
        where id = ${one.id}`,
  );
}

/** Cases whose date has passed and about which nobody was told today, by their ids. */
export function listLapsed(
  db: Database,
  { today, after, limit }: { today: string; after: number; limit: number },
): Promise<{ id: number }[]> {
  return query(
    db,
    sql`select id from rights_case
        where next_on < ${today}::date and (escalated_on is null or escalated_on < ${today}::date) and id > ${after}
        order by id limit ${limit}`,
  );
}

/** Cases whose date is near and that nobody was reminded of yet. */
export function listToRemind(
  db: Database,
  { today, until, limit }: { today: string; until: string; limit: number },
): Promise<{ id: number }[]> {
  return query(
    db,
    sql`select id from rights_case
        where next_on >= ${today}::date and next_on <= ${until}::date
          and reminded_of is distinct from next_on and state_since < ${today}::date
        order by next_on, id limit ${limit}`,
  );
}

/** Open cases of orders whose whole payment the provider has taken back. */
export function listReversed(db: Database, limit: number): Promise<{ id: number; refundId: number }[]> {
  return query(
    db,
    sql`select one.id, refund.id as refund_id from rights_case one
        join refund on refund.order_number = one.order_number and refund.kind = 'reversal'
        where one.next_on is not null and one.refund_id is null
          and exists (select from rights_case_line asked where asked.case_id = one.id)
        order by one.id limit ${limit}`,
  );
}

/** Everything that rooms and mails ask of one case; ended by the caller's WHERE. */
const caseRows: Sql = sql`select one.id, one.year, one.sequence, one.kind, one.rule_id, one.state, one.outcome, one.account_id,
    one.person_name, one.email, one.phone, one.document_number, one.order_number, one.seller_id,
    seller.display_name as seller_name, seller.email as seller_email, one.story, one.wanted, one.reversal_cause, one.known_on,
    one.needs_return, one.opened_on, one.state_since, one.handed_over_on, one.decided_on, one.is_extended, one.next_on,
    one.lapse, one.reminded_of, one.escalated_on, one.return_carrier, one.return_tracking, one.return_way, one.return_freight,
    one.return_expected_grams, one.return_dropped_grams, one.return_received_grams, one.needs_proof, one.proven_on, one.restock, one.offered_pesos, one.decided_by, one.ruled_by,
    one.ruling_reason, one.appealed_by, one.holds_payout, one.refund_id, one.opened_at,
    one.legal_versions, orders.account_id as order_account_id, orders.payment_method_id
  from rights_case one
  left join seller on seller.id = one.seller_id
  left join orders on orders.number = one.order_number`;
