import { carrierName } from '../../../../domain/carrier.ts';
import { cashRemitted } from '../../../../domain/ledger/sale-postings.ts';
import { type Pesos, sumPesos } from '../../../../domain/money.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { operatorActor, recordAudit } from '../../audit/audit.service.ts';
import { postTransaction } from '../../books/ledger.service.ts';
import { confirmRemitted } from '../fulfilment/delivery.repository.ts';
import {
  assignRemittance,
  type CashRemittance,
  findRemittance,
  insertRemittance,
  listRemittedIds,
  lockOpenCollections,
  type OpenCollection,
} from './remittance.repository.ts';

/** Collections of one remittance; a carrier that brings more sends them in parts. */
const MAXIMUM_COLLECTIONS = 5_000;

export interface Remittance {
  carrier: string;
  /** The carrier's own number of it. */
  reference: string;
  amount: Pesos;
  /** What it brings; absent: all that the carrier holds. */
  collectionIds?: readonly number[] | undefined;
  /** Day in Colombia, 'YYYY-MM-DD'; absent: today. */
  receivedOn?: string | undefined;
  actor: number | null;
}

export interface RecordedRemittance extends CashRemittance {
  collectionIds: number[];
  /** It had been recorded before, nothing was done now. */
  isRepeated: boolean;
}

export type RemittanceReason =
  | 'remittance-reference-used'
  | 'remittance-collection-unknown'
  | 'remittance-amount-differs'
  | 'cash-time-impossible';

/** Cash that a carrier has handed over, peso by peso; the carrier's reference is recorded once. */
export function recordRemittance(
  context: Context,
  remittance: Remittance,
): Promise<Result<RecordedRemittance, RemittanceReason>> {
  const now = context.now();
  const today = bogotaDay(now.getTime());
  const receivedOn = remittance.receivedOn ?? today;
  if (receivedOn > today) return Promise.resolve(failure('cash-time-impossible'));
  const named = { ...remittance, carrier: carrierName(remittance.carrier), receivedOn };
  return inTransaction(context.write, (db) => recordLocked(db, named, now));
}

type NamedRemittance = Remittance & { receivedOn: string };

async function recordLocked(
  db: Database,
  remittance: NamedRemittance,
  now: Date,
): Promise<Result<RecordedRemittance, RemittanceReason>> {
  const { carrier, reference, amount, receivedOn, actor } = remittance;
  const limit = MAXIMUM_COLLECTIONS + 1;
  const ids = remittance.collectionIds ?? null;
  const open = await lockOpenCollections(db, { carrier, ids, limit });
  // Read after the lock: the same report may have arrived twice at once.
  const known = await findRemittance(db, carrier, reference);
  if (known) return repeated(db, remittance, known);
  const complete = checkCollections(remittance, open);
  if (!complete.ok) return complete;
  const id = await insertRemittance(db, {
    carrier,
    reference,
    amount,
    receivedOn,
    recordedBy: actor,
    recordedAt: now,
  });
  if (id === null) return failure('remittance-reference-used');
  const collectionIds = open.map((one) => one.id);
  await assignRemittance(db, id, collectionIds);
  await confirmRemitted(db, id, now);
  await postTransaction(db, { ...cashRemitted({ id, amount }), actor }, now);
  await recordAudit(db, [
    {
      at: now,
      actor: operatorActor(actor),
      sellerId: null,
      action: 'money.remittance-recorded',
      subject: `remittance:${id}`,
      after: { carrier, reference, amount, collections: open.length, receivedOn },
    },
  ]);
  return success({ id, carrier, reference, amount, receivedOn, collectionIds, isRepeated: false });
}

function checkCollections(
  { collectionIds, amount }: Remittance,
  open: readonly OpenCollection[],
): Result<null, RemittanceReason> {
  const found = new Set(open.map(({ id }) => id));
  const missing = (collectionIds ?? []).filter((id) => !found.has(id));
  if (missing.length > 0 || open.length === 0)
    return failure('remittance-collection-unknown', { details: { recaudos: missing } });
  const expected = sumPesos(open.map((one) => one.amount));
  if (amount !== expected || open.length > MAXIMUM_COLLECTIONS)
    return failure('remittance-amount-differs', {
      details: { valorEsperado: expected, recaudos: open.length },
    });
  return success(null);
}

async function repeated(
  db: Database,
  { amount, collectionIds }: Remittance,
  known: CashRemittance,
): Promise<Result<RecordedRemittance, 'remittance-reference-used'>> {
  const brought = await listRemittedIds(db, known.id, MAXIMUM_COLLECTIONS);
  const isSame = !collectionIds || sameNumbers(collectionIds, brought);
  if (known.amount !== amount || !isSame) return failure('remittance-reference-used');
  return success({ ...known, collectionIds: brought, isRepeated: true });
}

function sameNumbers(some: readonly number[], others: readonly number[]): boolean {
  return new Set(some).size === others.length && others.every((number) => some.includes(number));
}
