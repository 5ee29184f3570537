import type { LedgerRule } from '../../../../domain/ledger/entry.ts';
import { LEDGER_RULES } from '../../../../domain/ledger/rules.ts';
import type { PayoutState } from '../../../../domain/payout-state.ts';
import { refundCauseText } from '../../../../domain/refund-causes.ts';
import { splitTax, type TaxClass } from '../../../../domain/tax-split.ts';
import type { AccountingExport } from '../../../../wire/payouts/accounting-exports.ts';
import { PAYOUT_STATE_NAMES } from '../../../../wire/payouts/settlement-entities.ts';
import type { Database } from '../../../db/sql.ts';
import {
  type ExportPage,
  type ExportRow,
  listCashRows,
  listEntryRows,
  listRefundRows,
  listSaleRows,
  listSettlementRows,
} from './export.repository.ts';

type Cell = string | number | null | undefined;

export interface ExportTable {
  list: (db: Database, page: ExportPage) => Promise<ExportRow[]>;
  /** By header; docs/accounting-exports.md explains each. */
  columns: Record<string, (row: ExportRow) => Cell>;
}

const REFUND_KINDS: Record<string, string> = {
  goods: 'Venta',
  payment: 'Pago sin venta',
  reversal: 'Reversión',
};

/** The files for the accountants, column by column. */
export const EXPORT_TABLES: Record<AccountingExport, ExportTable> = {
  movimientos: {
    list: listEntryRows,
    columns: {
      Movimiento: (row) => row.id,
      Día: (row) => row.day,
      Registrado: (row) => row.moment,
      Transacción: (row) => row.transactionId,
      Clave: (row) => row.key,
      Concepto: (row) => LEDGER_RULES[row.rule as LedgerRule].name,
      'Cuenta débito': (row) => row.debit,
      'Titular débito': (row) => row.debitOwner,
      'Cuenta crédito': (row) => row.credit,
      'Titular crédito': (row) => row.creditOwner,
      Valor: (row) => row.amount,
      Pedido: (row) => row.orderNumber,
      Línea: (row) => row.line,
      Vendedor: (row) => row.sellerId,
      Autor: (row) => row.actor,
      Nota: (row) => row.note,
    },
  },
  ventas: {
    list: listSaleRows,
    columns: {
      Día: (row) => row.day,
      Pedido: (row) => row.orderNumber,
      Línea: (row) => row.line,
      Vendedor: (row) => row.sellerId,
      Tienda: (row) => row.sellerName,
      NIT: (row) => row.nit,
      Producto: (row) => row.name,
      Referencia: (row) => row.reference,
      Unidades: (row) => saleOf(row) / Number(row.unitPrice),
      'Precio unitario': (row) => row.unitPrice,
      'Valor de venta': saleOf,
      'Tarifa IVA': (row) => taxOf(row).rate,
      'Base IVA': (row) => taxOf(row).base,
      IVA: (row) => taxOf(row).tax,
      'Comisión %': (row) => row.feePercent,
      Comisión: (row) => row.fee,
      'Neto del vendedor': (row) => row.net,
    },
  },
  liquidaciones: {
    list: listSettlementRows,
    columns: {
      Liquidación: (row) => row.id,
      Fecha: (row) => row.moment,
      Ejecución: (row) => row.runId,
      Vendedor: (row) => row.sellerId,
      Tienda: (row) => row.sellerName,
      NIT: (row) => row.nit,
      Valor: (row) => row.amount,
      Giro: (row) => row.payoutId,
      'Estado del giro': (row) => PAYOUT_STATE_NAMES[row.state as PayoutState],
      Banco: (row) => row.bankName,
      'Archivo del banco': (row) => row.fileId,
      'Referencia del banco': (row) => row.bankReference,
      Pagado: (row) => row.paidAt,
      'Motivo de falla': (row) => row.failure,
    },
  },
  reembolsos: {
    list: listRefundRows,
    columns: {
      Reembolso: (row) => row.id,
      Fecha: (row) => row.moment,
      Pedido: (row) => row.orderNumber,
      Tipo: (row) => REFUND_KINDS[String(row.kind)],
      Causa: (row) => refundCauseText(String(row.cause)),
      Nota: (row) => row.note,
      Productos: (row) => row.goods,
      Envío: (row) => row.shipping,
      Valor: (row) => row.amount,
      'Comisión devuelta': (row) => row.fee,
      Estado: (row) => (row.state === 'paid' ? 'pagado' : 'pendiente'),
      'Fecha límite': (row) => row.dueOn,
      Pagado: (row) => row.paidAt,
      Medio: (row) => ({ bank: 'banco', provider: 'proveedor' })[String(row.paidBy)],
      'Referencia del pago': (row) => row.reference,
    },
  },
  contraentrega: {
    list: listCashRows,
    columns: {
      Recaudo: (row) => row.id,
      Recaudado: (row) => row.moment,
      Pedido: (row) => row.orderNumber,
      Vendedor: (row) => row.sellerId,
      Tienda: (row) => row.sellerName,
      'Recaudado por': (row) => (row.collectedBy === 'carrier' ? 'transportadora' : 'vendedor'),
      Transportadora: (row) => row.carrier,
      Valor: (row) => row.amount,
      Remesa: (row) => row.remittanceId,
      'Referencia de la remesa': (row) => row.reference,
      'Día de la remesa': (row) => row.receivedOn,
    },
  },
};

/** What the buyer paid for the units. */
function saleOf({ fee, net }: ExportRow): number {
  return Number(fee) + Number(net);
}

function taxOf(row: ExportRow) {
  return splitTax(saleOf(row), row.taxClass as TaxClass);
}
