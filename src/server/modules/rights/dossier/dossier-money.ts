import { formatPesos } from '../../../../domain/money.ts';
import { refundCauseText } from '../../../../domain/refund-causes.ts';
import { csvRow } from '../../../adapters/payouts/csv.ts';
import type { Database } from '../../../db/sql.ts';
import type { SheetPart } from '../../../documents/sheet.ts';
import { type ExplainedEntry, explainOrder } from '../../books/explain.service.ts';
import { listDossierPayments, listDossierRefunds } from './dossier.repository.ts';
import { momentText } from './dossier-text.ts';

const OUTCOMES: Record<string, string> = {
  waiting: 'pendiente',
  failed: 'rechazado',
  paid: 'aprobado',
  'refund-due': 'por devolver',
  reversed: 'reversado',
};

/** What came in, what went back, and the lines of the books that say so. */
export async function moneyParts(
  db: Database,
  orderNumber: number,
  entries: readonly ExplainedEntry[],
): Promise<SheetPart[]> {
  const payments = await listDossierPayments(db, orderNumber);
  const refunds = await listDossierRefunds(db, orderNumber);
  return [
    {
      kind: 'rows',
      title: 'Pagos',
      rows: payments.map(({ at, reference, outcome, amount, franchise, maskedCard, approvalCode }) => [
        momentText(at),
        [
          `${amount === null ? 'Sin valor' : formatPesos(amount)}, ${OUTCOMES[outcome] ?? outcome}`,
          `referencia ${reference}`,
          franchise,
          maskedCard,
          approvalCode && `aprobación ${approvalCode}`,
        ]
          .filter(Boolean)
          .join(', '),
      ]),
    },
    {
      kind: 'rows',
      title: 'Devoluciones',
      rows: refunds.map(({ id, at, cause, goods, shipping, amount, state, dueOn, paidAt, paidReference }) => [
        `N.º ${id}, ${momentText(at)}`,
        `${formatPesos(amount)} (productos ${formatPesos(goods)}, envío ${formatPesos(shipping)}), por ${refundCauseText(cause)}. ${
          state === 'paid'
            ? `Pagada el ${momentText(paidAt)}${paidReference ? `, referencia ${paidReference}` : ''}.`
            : `Se debe, a más tardar el ${dueOn}.`
        }`,
      ]),
    },
    {
      kind: 'rows',
      title: 'Asientos de los libros',
      rows: entries.map(({ id, postedOn, debit, credit, amount, explanation }) => [
        `${id}, ${postedOn}`,
        `${formatPesos(amount)} de «${debit.name}» a «${credit.name}». ${explanation}`,
      ]),
    },
  ];
}

/** Of the shop that the case is about and of the marketplace; of all of the order when it is about no shop. */
export async function listCaseEntries(
  db: Database,
  orderNumber: number,
  sellerId: number | null,
): Promise<ExplainedEntry[]> {
  const explained = await explainOrder(db, orderNumber);
  return (explained?.entries ?? []).filter(
    ({ seller }) => sellerId === null || seller === null || seller.id === sellerId,
  );
}

const HEADER = ['ASIENTO', 'FECHA', 'DEBITO', 'CREDITO', 'VALOR', 'REGLA', 'EXPLICACION', 'TRANSACCION'];

export function entriesFile(entries: readonly ExplainedEntry[]): string {
  const rows = entries.map(({ id, postedOn, debit, credit, amount, rule, explanation, transaction }) =>
    csvRow([id, postedOn, debit.name, credit.name, amount, rule, explanation, transaction.key]),
  );
  return `\uFEFF${csvRow(HEADER)}${rows.join('')}`;
}
