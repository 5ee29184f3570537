import { failure, type Result, success } from '../../../../domain/result.ts';
import type { SheetFormat } from '../../../../wire/import/product-export-path.ts';
import {
  ACCOUNTING_EXPORTS,
  type AccountingExport,
  MAXIMUM_EXPORT_DAYS,
} from '../../../../wire/payouts/accounting-exports.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { tableFile } from '../../../documents/table-file.ts';
import { operatorActor, recordAudit } from '../../audit/audit.service.ts';
import { EXPORT_TABLES, type ExportTable } from './export-tables.ts';

const PAGE_SIZE = 1_000;
const DAY_MILLIS = 24 * 60 * 60_000;

export interface AskedExport {
  table: AccountingExport;
  /** Days in Bogotá, both included. */
  from: string;
  until: string;
  format: SheetFormat;
}

/** A table of the money between two days, page by page; who took it is in the log. */
export async function exportAccounting(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { table, from, until, format }: AskedExport,
  actor: number,
): Promise<Result<ReturnType<typeof tableFile>, 'invalid-input' | 'export-too-long'>> {
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MILLIS + 1;
  if (days < 1)
    return failure('invalid-input', { fields: { until: 'El último día no puede ser antes del primero.' } });
  if (days > MAXIMUM_EXPORT_DAYS) return failure('export-too-long');
  await recordAudit(write, [
    {
      at: now(),
      actor: operatorActor(actor),
      sellerId: null,
      action: 'money.accounting-exported',
      subject: `export:${table}`,
      after: { from, until, format },
    },
  ]);
  const { columns } = EXPORT_TABLES[table];
  const rows = rowsOf(write, EXPORT_TABLES[table], { from, until });
  const { title } = ACCOUNTING_EXPORTS[table];
  return success(
    tableFile(`${table}-${from}-${until}`, format, { title, headers: Object.keys(columns), rows }),
  );
}

async function* rowsOf(
  db: Database,
  { list, columns }: ExportTable,
  days: { from: string; until: string },
): AsyncGenerator<(string | number | null)[]> {
  const cells = Object.values(columns);
  for (let after = 0; ; ) {
    const rows = await list(db, { ...days, after, limit: PAGE_SIZE });
    for (const row of rows) yield cells.map((cell) => cell(row) ?? null);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_SIZE) return;
    after = last.id;
  }
}
