import type { CaseState } from '../../../domain/rights/case-flow.ts';
import type { CaseKind } from '../../../domain/rights/case-kind.ts';
import { caseKindName, caseNumberText } from '../../../domain/rights/case-kind.ts';
import { caseStateName } from '../../../domain/rights/case-text.ts';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import type { ListedCase } from '../../../wire/rights/case-entities.ts';
import { calendarDay } from '../../../wire/scalars.ts';
import type { Context } from '../../context.ts';
import {
  countQueue,
  type ListedCaseRow,
  listClosed,
  listOfAccount,
  listQueue,
} from './case-list.repository.ts';

const PAGE = 30;

/** Her own, the newest first. */
export async function listOwnCases(
  { write }: Context,
  accountId: number,
  cursor: number | undefined,
): Promise<{ cases: ListedCase[]; nextCursor: number | null }> {
  const rows = await listOfAccount(write, { accountId, before: cursor ?? null, limit: PAGE + 1 });
  const page = rows.slice(0, PAGE);
  return {
    cases: page.map(shownInList),
    nextCursor: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

export interface QueueAsked {
  state?: CaseState | 'open' | 'operator' | 'shop' | undefined;
  kind?: CaseKind | undefined;
  cursor?: string | undefined;
}

export interface QueuedCase extends ListedCase {
  sellerId: number | null;
  sellerName: string | null;
  personName: string;
  isOverdue: boolean;
}

/** A page of a queue: what falls due first stands first. `sellerId` null: of all shops. */
export async function listCaseQueue(
  context: Context,
  sellerId: number | null,
  { state = 'open', kind, cursor }: QueueAsked,
): Promise<{ cases: QueuedCase[]; nextCursor: string | null }> {
  const today = bogotaDay(context.now().getTime());
  const [, written = '', id = ''] = /^(?:(\d{4}-\d{2}-\d{2})-)?(\d{1,15})$/.exec(cursor ?? '') ?? [];
  // One that the calendar does not have begins anew.
  const day = calendarDay.safeParse(written).data;
  const limit = PAGE + 1;
  const rows =
    state === 'closed'
      ? await listClosed(context.write, { sellerId, kind: kind ?? null, before: Number(id) || null, limit })
      : await listQueue(context.write, {
          ...{ sellerId, state, kind: kind ?? null, limit },
          after: day ? { nextOn: day, id: Number(id) } : null,
        });
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const next = last && (last.nextOn === null ? String(last.id) : `${last.nextOn}-${last.id}`);
  return {
    cases: page.map((row) => ({
      ...shownInList(row),
      ...{ sellerId: row.sellerId, sellerName: row.sellerName, personName: row.personName },
      isOverdue: row.nextOn !== null && row.nextOn < today,
    })),
    nextCursor: rows.length > PAGE ? (next ?? null) : null,
  };
}

/** For the badge of a menu. `sellerId` null: the marketplace's. */
export function countCases(context: Context, sellerId: number | null) {
  return countQueue(context.write, { sellerId, today: bogotaDay(context.now().getTime()) });
}

function shownInList(row: ListedCaseRow): ListedCase {
  const others = row.lineCount - 1;
  return {
    number: caseNumberText(row),
    kind: row.kind,
    kindName: caseKindName(row.kind),
    state: row.state,
    stateName: caseStateName(row.state),
    openedOn: row.openedOn,
    nextOn: row.nextOn,
    orderNumber: row.orderNumber,
    subject: row.firstLine ? row.firstLine + (others > 0 ? ` y ${others} más` : '') : caseKindName(row.kind),
  };
}
