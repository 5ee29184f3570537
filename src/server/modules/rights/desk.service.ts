import {
  type CaseKind,
  caseKindName,
  caseNumberText,
  readCaseNumber,
} from '../../../domain/rights/case-kind.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import type { CaseRow } from './case-row.ts';
import { findCasesNumbered, findOnRecord, findPast, listAsked } from './desk.repository.ts';
import { habitOf } from './return-habit.service.ts';

export { countDesk, countWaitingCases } from './desk.repository.ts';

/** What nobody disputes, for whoever decides between both. */
export async function getCaseRecord(context: Pick<Context, 'write' | 'now'>, one: CaseRow) {
  const { write } = context;
  const { orderNumber, sellerId, accountId } = one;
  const record =
    orderNumber === null || sellerId === null ? null : await findOnRecord(write, orderNumber, sellerId);
  const { buyerSince, ...past } = await findPast(write, { accountId, sellerId });
  return {
    isGuest: accountId === null,
    habit: await habitOf(context, one),
    past: { ...past, buyerSince: buyerSince?.toISOString() ?? null },
    record: record && {
      ...record,
      orderedAt: record.orderedAt.toISOString(),
      handedOverAt: record.handedOverAt?.toISOString() ?? null,
      deliveredAt: record.deliveredAt?.toISOString() ?? null,
    },
  };
}

/** By number: what each case of a list asks for, and the sum of its goods. Of one shop, or of all. */
export async function listAskedOf(
  { write }: Pick<Context, 'write'>,
  sellerId: number | null,
  numbers: readonly string[],
) {
  const rows = await listAsked(
    write,
    sellerId,
    numbers.slice(0, MOST_LISTED).flatMap((number) => readCaseNumber(number) ?? []),
  );
  return Object.fromEntries(
    rows.map(({ wanted, goods, ...row }) => [caseNumberText(row), { wanted, goods }]),
  );
}

const MOST_LISTED = 100;

/** 'PZ-2026-000131', '2026-131', or '131' of the newest year. */
const TYPED = /^(?:(?:pz|caso)?[\s-]*(\d{4})[\s-]+|(?:pz|caso)?[\s-]*)0*(\d{1,9})$/i;

/** For 'Ir a…': the case with the number that is typed. `sellerId` null: of any shop. */
export async function jumpToCases(db: Database, sellerId: number | null, text: string) {
  const [, year, sequence] = TYPED.exec(text.trim()) ?? [];
  if (!sequence) return [];
  const found = await findCasesNumbered(db, {
    year: year ? Number(year) : null,
    sequence: Number(sequence),
    sellerId,
  });
  return found.map((row) => ({
    kind: 'case' as const,
    id: row.id,
    title: caseNumberText(row),
    detail: `${caseKindName(row.kind as CaseKind)} · ${row.personName}`,
  }));
}
