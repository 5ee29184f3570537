import * as z from 'zod/mini';
import { LEDGER_ACCOUNTS, type LedgerAccount } from '../../domain/ledger/accounts.ts';
import { entity, field } from '../entity.ts';
import { isoDate } from '../scalars.ts';

/** What an account is called on the wire and in the command `npm run ledger`. */
export const ACCOUNT_WIRE_NAMES = {
  provider: 'proveedor',
  bank: 'banco',
  cash_in_transit: 'efectivo-en-transito',
  buyer_clearing: 'pagos-por-aplicar',
  seller_held: 'retenido',
  seller_payable: 'disponible',
  payouts: 'giros',
  fees: 'comisiones',
  shipping: 'envios',
  refunds: 'reembolsos',
  provider_charges: 'costos-del-proveedor',
  withholdings: 'retenciones',
} as const satisfies Record<LedgerAccount, string>;

const accountOfWireName = new Map<string, LedgerAccount>(
  (Object.keys(LEDGER_ACCOUNTS) as LedgerAccount[]).map((account) => [ACCOUNT_WIRE_NAMES[account], account]),
);

export const ledgerAccount = z.codec(z.enum(ACCOUNT_WIRE_NAMES), z.custom<LedgerAccount>(), {
  decode: (wire) => accountOfWireName.get(wire) as LedgerAccount,
  encode: (account) => ACCOUNT_WIRE_NAMES[account],
});

export const balanceEntity = entity('SaldoDeCuenta', {
  account: field('cuenta', ledgerAccount),
  name: field('nombre', z.string()),
  /** False: the sum over all sellers. */
  ofMarketplace: field('deLaPlataforma', z.boolean()),
  balance: field('saldo', z.number()),
});

export const listedEntryEntity = entity('MovimientoDeCuenta', {
  id: field('codMovimiento', z.number()),
  postedOn: field('dia', z.string()),
  postedAt: field('fecha', isoDate),
  /** Above zero the account grew. */
  amount: field('valor', z.number()),
  ruleName: field('concepto', z.string()),
  otherAccount: field('contracuenta', ledgerAccount),
  otherOwner: field('titularContracuenta', z.number()),
  orderNumber: field('numPedido', z.nullable(z.number())),
  line: field('linea', z.nullable(z.number())),
  sellerId: field('codVendedor', z.nullable(z.number())),
});

const accountSide = entity('CuentaDeMovimiento', {
  account: field('cuenta', ledgerAccount),
  owner: field('titular', z.number()),
  name: field('nombre', z.string()),
});

export const explainedEntryEntity = entity('MovimientoExplicado', {
  id: field('codMovimiento', z.number()),
  postedOn: field('dia', z.string()),
  debit: field('debito', accountSide),
  credit: field('credito', accountSide),
  amount: field('valor', z.number()),
  explanation: field('explicacion', z.string()),
  transaction: field(
    'transaccion',
    entity('TransaccionContable', {
      id: field('codTransaccion', z.number()),
      key: field('clave', z.string()),
      postedAt: field('fecha', z.string()),
      /** E-mail of whoever did it by hand; empty: nobody. */
      actor: field('autor', z.string()),
      note: field('nota', z.string()),
    }),
  ),
  orderNumber: field('numPedido', z.nullable(z.number())),
  seller: field(
    'vendedor',
    z.nullable(
      entity('VendedorDeMovimiento', {
        id: field('codVendedor', z.number()),
        name: field('nombreTienda', z.string()),
      }),
    ),
  ),
  line: field(
    'linea',
    z.nullable(
      entity('LineaDeMovimiento', {
        line: field('linea', z.number()),
        name: field('nombre', z.string()),
        unitPrice: field('precioUnidad', z.number()),
        quantity: field('cantidad', z.number()),
        feePercent: field('porcentajeComision', z.number()),
        fee: field('comision', z.number()),
        units: field('unidades', z.number()),
        feeOfUnits: field('comisionUnidades', z.number()),
      }),
    ),
  ),
  payment: field(
    'pago',
    z.nullable(
      entity('PagoDeMovimiento', {
        id: field('codPago', z.number()),
        provider: field('proveedor', z.string()),
        reference: field('referencia', z.string()),
        amount: field('valor', z.number()),
      }),
    ),
  ),
  refund: field('reembolso', z.nullable(caused('ReembolsoDeMovimiento', 'codReembolso'))),
  payout: field('giro', z.nullable(caused('GiroDeMovimiento', 'codGiro'))),
  settlementId: field('codLiquidacion', z.nullable(z.number())),
  collection: field('recaudo', z.nullable(caused('RecaudoDeMovimiento', 'codRecaudo'))),
  remittance: field('consignacion', z.nullable(caused('ConsignacionDeMovimiento', 'codConsignacion'))),
  providerSettlement: field(
    'abono',
    z.nullable(
      entity('AbonoDeMovimiento', {
        id: field('codAbono', z.number()),
        reference: field('referencia', z.string()),
        gross: field('bruto', z.number()),
        net: field('neto', z.number()),
      }),
    ),
  ),
});

export const explainedOrderEntity = entity('PedidoExplicado', {
  orderNumber: field('numPedido', z.number()),
  entries: field('movimientos', z.array(explainedEntryEntity)),
  balances: field(
    'saldos',
    z.array(
      entity('SaldoDelPedido', {
        account: field('cuenta', ledgerAccount),
        owner: field('titular', z.number()),
        name: field('nombre', z.string()),
        balance: field('saldo', z.number()),
      }),
    ),
  ),
});

export const violationEntity = entity('DiferenciaContable', {
  cause: field('causa', z.string()),
  subject: field('asunto', z.string()),
  expected: field('debeSer', z.number()),
  actual: field('enLibros', z.number()),
});

export const paidTwiceEntity = entity('DevueltoDosVeces', {
  reference: field('refPayco', z.string()),
  orderNumber: field('numPedido', z.nullable(z.number())),
  amount: field('valor', z.number()),
});

function caused(title: string, wireName: string) {
  return entity(title, { id: field(wireName, z.number()), amount: field('valor', z.number()) });
}
