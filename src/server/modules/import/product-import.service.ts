import { columnProblems } from '../../../domain/product-sheet-columns.ts';
import type { ColumnUse, ImportState, RowOutcome } from '../../../domain/product-sheet-fields.ts';
import { cellText } from '../../../domain/product-sheet-problem.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { SellerMember } from '../accounts/team/seller-access.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { rememberColumns } from './column-memory.ts';
import {
  cancelFollowers,
  findImport,
  hasFollowers,
  type ImportChange,
  listImports,
  lockImport,
  moveImport,
  type StoredImport,
  saveMapping,
} from './import.repository.ts';
import { removeUpload } from './import-file.ts';
import { countProblemsByColumn, listRowsWithOutcome, listSampleRows } from './import-row.repository.ts';
import { type MoveInDetail, moveInDetail } from './move-in.service.ts';

type Member = Pick<SellerMember, 'sellerId' | 'accountId'>;
type Part = Pick<Context, 'config' | 'write' | 'now'>;

const PAGE_SIZE = 20;
const ROW_PAGE_SIZE = 50;
const SAMPLE_COUNT = 3;

export async function listShopImports(
  { write }: Pick<Context, 'write'>,
  sellerId: number,
  before: number | null,
): Promise<{ imports: StoredImport[]; next: number | null }> {
  const rows = await listImports(write, { sellerId, before }, PAGE_SIZE + 1);
  const imports = rows.slice(0, PAGE_SIZE);
  return { imports, next: rows.length > PAGE_SIZE ? (imports.at(-1)?.id ?? null) : null };
}

export type ImportDetail = StoredImport & {
  columns: { index: number; header: string; samples: string[]; use: ColumnUse }[];
  columnProblems: string[];
  problemColumns: { column: string; rows: number }[];
} & MoveInDetail;

export async function findImportDetail(
  db: Database,
  sellerId: number,
  id: number,
): Promise<ImportDetail | null> {
  const stored = await findImport(db, sellerId, id);
  if (!stored) return null;
  const { headers, mapping, state, kind } = stored;
  const samples = headers.length > 0 ? await listSampleRows(db, id, SAMPLE_COUNT) : [];
  return {
    ...stored,
    ...(await moveInDetail(db, stored)),
    columns: headers.map((header, index) => ({
      index,
      header,
      samples: samples.map((cells) => cellText(cells[index]).slice(0, 80)).filter(Boolean),
      use: mapping[index] ?? null,
    })),
    columnProblems: kind === 'sheet' && state === 'mapping' ? columnProblems(headers, mapping) : [],
    problemColumns: state === 'checked' || state === 'finished' ? await countProblemsByColumn(db, id) : [],
  };
}

/** Rows with one outcome, in the order of the file. Null: the shop has no such import. */
export async function listImportRows(
  { write }: Pick<Context, 'write'>,
  sellerId: number,
  { id, ...page }: { id: number; outcome: RowOutcome | 'noted'; column: string | null; after: number },
) {
  const one = await findImport(write, sellerId, id);
  if (!one) return null;
  const found = await listRowsWithOutcome(write, { ...page, importId: id, sellerId }, ROW_PAGE_SIZE + 1);
  const nameAt = one.mapping.indexOf('name');
  const rows = found.slice(0, ROW_PAGE_SIZE).map(({ cells, productName, ...row }) => ({
    ...row,
    reference: one.kind === 'pictures' ? cellText(cells[0]) : row.reference,
    name: cellText(cells[nameAt]) || (productName ?? ''),
  }));
  return { rows, next: found.length > ROW_PAGE_SIZE ? (rows.at(-1)?.rowNumber ?? null) : null };
}

/** Says what each column is; a check that was made counts no more. */
export function chooseColumns(
  { write, now }: Pick<Context, 'write' | 'now'>,
  member: Member,
  id: number,
  chosen: readonly { index: number; use: ColumnUse }[],
): Promise<Result<ImportDetail, 'not-found' | 'import-state' | 'import-columns'>> {
  return inTransaction(write, async (db) => {
    const stored = await lockImport(db, member.sellerId, id);
    if (!stored) return failure('not-found');
    if (stored.kind !== 'sheet' || !['mapping', 'checked'].includes(stored.state))
      return failure('import-state');
    if (chosen.some(({ index }) => index >= stored.headers.length)) return failure('import-columns');
    const useByIndex = new Map(chosen.map(({ index, use }) => [index, use]));
    const mapping = stored.headers.map((_, index) => useByIndex.get(index) ?? null);
    await saveMapping(db, id, mapping);
    await rememberColumns(db, member.sellerId, { headers: stored.headers, mapping, now: now() });
    await moveImport(db, id, { state: 'mapping', accountId: stored.accountId, queuedAt: null });
    await noteImport(db, member, { id, at: now(), action: 'import.columns-chosen' });
    return success(await getDetail(db, member.sellerId, id));
  });
}

/** `hasPictures`: a ZIP waits for the sheet. */
type Asked = StoredImport & { hasPictures: boolean };

type MoveReason = 'not-found' | 'import-state' | 'import-columns' | 'import-nothing-to-apply';

/** Has every row checked; nothing changes. */
export function startCheck(context: Pick<Context, 'write' | 'now'>, member: Member, id: number) {
  return move(context, member, id, ({ state, kind, headers, mapping }, at) => {
    if (kind !== 'sheet' || !['mapping', 'checked'].includes(state)) return failure('import-state');
    const problems = columnProblems(headers, mapping);
    if (problems.length > 0) return failure('import-columns', { details: { problemas: problems } });
    return success({ state: 'checking', accountId: member.accountId, queuedAt: at });
  });
}

/** Has what was checked saved, in the name of the member who says so. */
export function startApply(context: Pick<Context, 'write' | 'now'>, member: Member, id: number) {
  return move(context, member, id, ({ state, summary, hasPictures }, at) => {
    if (state !== 'checked' || !summary) return failure('import-state');
    if (summary.create + summary.update === 0 && !hasPictures) return failure('import-nothing-to-apply');
    return success({ state: 'applying', accountId: member.accountId, queuedAt: at, startedAt: at });
  });
}

export const OPEN_STATES: readonly ImportState[] = ['reading', 'mapping', 'checking', 'checked', 'applying'];

/** Ends an import; the worker that runs it stops at its next step. Uploads are large: nobody fills the disk with them. */
export async function cancelImport(context: Part, member: Member, id: number) {
  const cancelled = await move(context, member, id, ({ state, accountId }, at) =>
    OPEN_STATES.includes(state)
      ? success({ state: 'cancelled', accountId, queuedAt: null, finishedAt: at })
      : failure('import-state'),
  );
  if (cancelled.ok) await cancelFollowers(context.write, id, context.now());
  if (cancelled.ok && cancelled.value.fileKey) await removeUpload(context.config, cancelled.value.fileKey);
  return cancelled;
}

const ACTIONS: Partial<Record<ImportState, string>> = {
  checking: 'import.check-started',
  applying: 'import.apply-started',
  cancelled: 'import.cancelled',
};

function move(
  { write, now }: Pick<Context, 'write' | 'now'>,
  member: Member,
  id: number,
  decide: (stored: Asked, at: Date) => Result<ImportChange, MoveReason>,
): Promise<Result<ImportDetail, MoveReason>> {
  return inTransaction(write, async (db) => {
    const stored = await lockImport(db, member.sellerId, id);
    if (!stored) return failure('not-found');
    const at = now();
    const decided = decide({ ...stored, hasPictures: await hasFollowers(db, id) }, at);
    if (!decided.ok) return decided;
    await moveImport(db, id, decided.value);
    const action = ACTIONS[decided.value.state];
    if (action) await noteImport(db, member, { id, at, action, after: { fileName: stored.fileName } });
    return success(await getDetail(db, member.sellerId, id));
  });
}

export async function getDetail(db: Database, sellerId: number, id: number): Promise<ImportDetail> {
  const detail = await findImportDetail(db, sellerId, id);
  if (!detail) throw new Error(`Import ${id} vanished`);
  return detail;
}

export async function noteImport(
  db: Database,
  { sellerId, accountId }: Member,
  entry: { id: number; at: Date; action: string; after?: Record<string, unknown> },
): Promise<void> {
  const { id, at, action, after } = entry;
  const actor = { kind: 'member', accountId } as const;
  await recordAudit(db, [{ at, actor, sellerId, action, subject: `import:${id}`, ...(after && { after }) }]);
}
