import { sql } from '../../db/sql.ts';
import type { Comparison } from './check.repository.ts';

interface Check extends Comparison {
  /** What is wrong when the amounts differ. */
  cause: string;
}

/** What is left of each package that was sold, by the figures frozen on its lines; see src/domain/order-money.ts. */
const sold = sql`(
    select package.order_number, package.seller_id, package.money_state, package.shipping_rate,
      package.shipping_refunded_amount, sum(line.unit_price::bigint * line.quantity - line.fee) as net_of_sale,
      sum(line.unit_price::bigint * (line.quantity - line.cancelled_quantity) - line.reduced_amount) as amount_left,
      sum(line.fee - given_back_fee(line.fee, line.unit_price, line.quantity, line.cancelled_quantity, line.reduced_amount))::bigint as fee_left
    from package join order_line line using (order_number, seller_id)
    where package.money_state <> 'none'
    group by package.order_number, package.seller_id
  ) sold`;

/** The books know whole pesos only; reconciliation lists what came in anything else. */
const bookable = sql`amount > 0 and upper(currency) = 'COP'`;

/** Days whose sums are used; those that changed since are summed anew. */
const settledSales = sql`select day from sales_day where day not in (select day from sales_day_change)`;

const nothing = sql`select ''::text, 0::bigint where false`;

/** The books against themselves: nothing here needs another table. */
const booksThemselves = {
  'out-of-balance': {
    cause: 'La transacción no cuadra: sus débitos no son iguales a sus créditos',
    expected: nothing,
    actual: sql`select 'transacción ' || transaction_id, amount from ledger_leg`,
  },
  'closed-day': {
    cause: 'La suma de un día cerrado no es la de sus movimientos',
    expected: sql`select concat_ws(' ', account, owner, posted_on, case when amount > 0 then 'débitos' else 'créditos' end),
        abs(amount)
      from ledger_leg where posted_on <= (select max(day) from ledger_closed_day)`,
    actual: sql`select concat_ws(' ', account, owner, day, 'débitos'), debit from ledger_day
      union all select concat_ws(' ', account, owner, day, 'créditos'), credit from ledger_day`,
  },
  'carried-balance': {
    cause: 'El saldo de un día cerrado no es el del día anterior más sus movimientos',
    expected: sql`select concat_ws(' ', account, owner, day),
        sum(debit - credit) over (partition by account, owner order by day)
      from ledger_day`,
    actual: sql`select concat_ws(' ', account, owner, day), balance from ledger_day`,
  },
  'carried-total': {
    cause: 'El total de un día cerrado no es el de los saldos de sus titulares',
    expected: sql`select concat_ws(' ', account, case when of_seller then 'vendedores' else 'plataforma' end, day),
        sum(moved) over (partition by account, of_seller order by day)
      from (select account, owner > 0 as of_seller, day, sum(debit - credit) as moved
            from ledger_day group by account, owner > 0, day) moved`,
    actual: sql`select concat_ws(' ', account, case when of_seller then 'vendedores' else 'plataforma' end, day), balance from ledger_total`,
  },
  'open-total': {
    cause: 'Lo contado de un día abierto no es la suma de sus movimientos',
    expected: sql`select concat_ws(' ', account, case when owner > 0 then 'vendedores' else 'plataforma' end, posted_on), amount
      from ledger_leg
      where posted_on > coalesce((select max(day) from ledger_closed_day), '-infinity')
        and entry_id <= (select up_to_entry from ledger_counted)`,
    actual: sql`select concat_ws(' ', account, case when of_seller then 'vendedores' else 'plataforma' end, day), amount
      from ledger_open_total where day > coalesce((select max(day) from ledger_closed_day), '-infinity')`,
  },
} satisfies Record<string, Check>;

const sales = {
  payment: {
    cause: 'Un pago aprobado por el proveedor no está en los libros con su valor, o no fue aprobado y está',
    expected: sql`select 'pago ' || id, amount from payment_transaction
      where outcome in ('paid', 'refund-due', 'reversed') and ${bookable}`,
    actual: sql`select 'pago ' || posted.payment_transaction_id, entry.amount
      from ledger_entry entry join ledger_transaction posted on posted.id = entry.transaction_id
      where entry.rule = 'payment-received'`,
  },
  'buyer-clearing': {
    cause: 'Dinero de un comprador que no corresponde a una venta ni a un reembolso, o una venta sin su pago',
    expected: sql`select coalesce('pedido ' || order_number, 'pago ' || id), amount from payment_transaction
      where outcome = 'refund-due' and ${bookable} and not exists (
        select from refund where refund.payment_transaction_id = payment_transaction.id and refund.kind = 'payment')`,
    actual: sql`select coalesce('pedido ' || leg.order_number, 'pago ' || posted.payment_transaction_id), -leg.amount
      from ledger_leg leg join ledger_transaction posted on posted.id = leg.transaction_id
      where leg.account = 'buyer_clearing'`,
  },
  fees: {
    cause: 'Las comisiones de un pedido no son las de sus líneas vendidas',
    expected: sql`select 'pedido ' || order_number, fee_left from ${sold}`,
    actual: sql`select 'pedido ' || order_number, -amount from ledger_leg where account = 'fees'`,
  },
  shipping: {
    cause:
      'El envío de un pedido no es el de sus paquetes vendidos más los fletes de rechazos y demoras, menos lo abonado por paquetes perdidos',
    expected: sql`select 'pedido ' || order_number,
        shipping_rate - coalesce((select sum(amount) from refund_shipping back
          where back.order_number = sold.order_number and back.seller_id = sold.seller_id),
          shipping_refunded_amount)
      from ${sold}
      union all select 'pedido ' || order_number, freight_charge from cash_refusal
      union all select 'pedido ' || order_number, seller_charge from late_freight
      union all select 'pedido ' || order_number, -compensation from lost_package`,
    actual: sql`select 'pedido ' || order_number, -amount from ledger_leg where account = 'shipping'`,
  },
  split: {
    cause: 'Lo que el proveedor le pagó al vendedor no es su parte de la venta',
    expected: sql`select concat('paquete ', order_number, '/', seller_id), net_of_sale from ${sold}
      where money_state = 'provider-paid'`,
    actual: sql`select concat('paquete ', order_number, '/', seller_id), amount from ledger_entry
      where rule in ('split-paid', 'split-paid-refunded')`,
  },
} satisfies Record<string, Check>;

const sellers = {
  'seller-held': {
    cause: 'Lo retenido a un vendedor no es lo que queda de sus paquetes retenidos',
    expected: sql`select 'vendedor ' || seller_id, amount_left - fee_left from ${sold} where money_state = 'held'`,
    actual: sql`select 'vendedor ' || owner, -amount from ledger_leg where account = 'seller_held'`,
  },
  // Released: what is left. Paid by the provider or kept in cash: what she got beyond what is left is her debt.
  'seller-payable': {
    cause: 'Lo disponible de un vendedor no es lo que sus ventas, devoluciones, rechazos y giros dejan',
    expected: sql`select 'vendedor ' || seller_id, case money_state when 'held' then 0 else amount_left - fee_left end
        - case money_state when 'provider-paid' then net_of_sale else 0 end
      from ${sold}
      union all select 'vendedor ' || seller_id, -amount from cash_collection where collected_by = 'seller'
      union all select 'vendedor ' || seller_id, -freight_charge from cash_refusal
      union all select 'vendedor ' || seller_id, -seller_charge from late_freight
      union all select 'vendedor ' || seller_id, compensation from lost_package
      union all select 'vendedor ' || seller_id, -amount from payout where state in ('pending', 'sent', 'paid')`,
    actual: sql`select 'vendedor ' || owner, -amount from ledger_leg where account = 'seller_payable'`,
  },
  unsettled: {
    cause: 'Lo pendiente de liquidar de un vendedor no es su saldo disponible',
    expected: sql`select 'vendedor ' || owner, -amount from ledger_leg where account = 'seller_payable'`,
    actual: sql`select 'vendedor ' || seller_id, amount from unsettled_entry`,
  },
  settlement: {
    cause: 'Los movimientos de una liquidación no suman cero con su giro',
    expected: nothing,
    actual: sql`select 'liquidación ' || held.settlement_id, leg.amount
      from settlement_entry held join ledger_leg leg using (entry_id)
      where leg.account = 'seller_payable'`,
  },
  payout: {
    cause: 'Los giros en curso de los libros no son los que esperan respuesta del banco',
    expected: sql`select 'giro ' || id, amount from payout where state in ('pending', 'sent')`,
    actual: sql`select 'giro ' || posted.payout_id, -leg.amount
      from ledger_leg leg join ledger_transaction posted on posted.id = leg.transaction_id
      where leg.account = 'payouts'`,
  },
} satisfies Record<string, Check>;

const moneyOutside = {
  refund: {
    cause: 'Lo que se le debe devolver al comprador no son sus reembolsos pendientes',
    expected: sql`select coalesce('pedido ' || order_number, 'pago ' || payment_transaction_id), amount
      from refund where state = 'due'`,
    actual: sql`select coalesce('pedido ' || leg.order_number, 'pago ' || posted.payment_transaction_id), -leg.amount
      from ledger_leg leg join ledger_transaction posted on posted.id = leg.transaction_id
      where leg.account = 'refunds' and leg.rule not in ('reversal-paid-twice', 'paid-twice-recovered')`,
  },
  'paid-twice': {
    cause:
      'Lo que un comprador recibió dos veces no es lo que el banco le había devuelto antes de la reversión',
    expected: sql`select 'pago ' || sale.id, refund.amount
      from payment
      join payment_transaction sale
        on sale.order_number = payment.order_number and sale.outcome in ('paid', 'reversed')
      join refund on refund.order_number = payment.order_number and refund.kind <> 'payment'
      where payment.state = 'reversed' and refund.state = 'paid' and refund.paid_by = 'bank'
      union all select 'pago ' || posted.payment_transaction_id, refund.amount
      from ledger_transaction posted join refund using (payment_transaction_id)
      where posted.kind = 'reversal-paid-twice' and refund.kind = 'payment' and refund.paid_by = 'bank'`,
    actual: sql`select 'pago ' || posted.payment_transaction_id, entry.amount
      from ledger_entry entry join ledger_transaction posted on posted.id = entry.transaction_id
      where entry.rule = 'reversal-paid-twice'`,
  },
  recovery: {
    cause: 'Lo que un comprador regresó de lo que recibió dos veces no está en los libros con su valor',
    expected: sql`select 'pago ' || payment_transaction_id, amount from refund_recovery`,
    actual: sql`select 'pago ' || posted.payment_transaction_id, entry.amount
      from ledger_entry entry join ledger_transaction posted on posted.id = entry.transaction_id
      where entry.rule = 'paid-twice-recovered'`,
  },
  'refund-paid': {
    cause: 'Un reembolso pagado no está en los libros con su valor y su medio',
    expected: sql`select concat('reembolso ', id, ' por ', paid_by), amount from refund where state = 'paid'`,
    actual: sql`select concat('reembolso ', posted.refund_id, ' por ', entry.credit_account), entry.amount
      from ledger_entry entry join ledger_transaction posted on posted.id = entry.transaction_id
      where entry.rule = 'refund-paid'`,
  },
  collection: {
    cause: 'Un recaudo contraentrega no está en los libros con su valor',
    expected: sql`select concat('paquete ', order_number, '/', seller_id), amount from cash_collection`,
    actual: sql`select concat('paquete ', order_number, '/', seller_id), amount from ledger_entry
      where rule = 'cash-collected'
      union all select concat('paquete ', order_number, '/', seller_id), -amount from ledger_entry
      where rule = 'collection-undone' and credit_account = 'cash_in_transit' and debit_account = 'buyer_clearing'`,
  },
  remittance: {
    cause: 'Lo que consignó una transportadora no son los recaudos que trae',
    expected: sql`select 'consignación ' || remittance_id, amount from cash_collection where remittance_id is not null`,
    actual: sql`select 'consignación ' || posted.cash_remittance_id, entry.amount
      from ledger_entry entry join ledger_transaction posted on posted.id = entry.transaction_id
      where entry.rule = 'cash-remitted'`,
  },
  'cash-in-transit': {
    cause: 'El efectivo en tránsito no es el recaudo que falta por consignar',
    expected: sql`select 'transportadoras', amount from cash_collection
      where collected_by = 'carrier' and remittance_id is null`,
    actual: sql`select case owner when 0 then 'transportadoras' else 'vendedor ' || owner end, amount
      from ledger_leg where account = 'cash_in_transit'`,
  },
  'provider-settlement': {
    cause: 'Un abono del proveedor no está en los libros con lo que pagó, cobró y retuvo',
    expected: sql`select 'abono ' || id, gross from provider_settlement`,
    actual: sql`select 'abono ' || posted.provider_settlement_id, entry.amount
      from ledger_entry entry join ledger_transaction posted on posted.id = entry.transaction_id
      where posted.kind = 'provider-settlement'`,
  },
  bank: {
    cause: 'El saldo del banco no es lo consignado menos lo girado y lo reembolsado',
    expected: sql`select 'banco', net from provider_settlement
      union all select 'banco', amount from cash_remittance
      union all select 'banco', amount from refund_recovery
      union all select 'banco', -amount from payout where state = 'paid'
      union all select 'banco', -amount from refund where state = 'paid' and paid_by = 'bank'`,
    actual: sql`select 'banco', amount from ledger_leg where account = 'bank'`,
  },
  'sales-day': {
    cause: 'Las ventas guardadas de un día no son las de sus paquetes',
    expected: sql`select concat_ws(' ', sold_on, case status_id when 32 then 'anulados' else 'ventas' end),
        case status_id when 32 then 1 else subtotal - refunded_goods end
      from package where status_id <> 33 and sold_on in (${settledSales})`,
    actual: sql`select concat_ws(' ', day, 'ventas'), sales from sales_day where day in (${settledSales})
      union all select concat_ws(' ', day, 'anulados'), cancelled from sales_day where day in (${settledSales})`,
  },
  stock: {
    cause: 'Hay existencias por debajo de cero',
    expected: nothing,
    actual: sql`select 'producto ' || product_id, on_hand::bigint from stock where on_hand < 0`,
  },
} satisfies Record<string, Check>;

/** Every account, peso by peso, against what the tables of the business say it must hold. */
export const checks = { ...booksThemselves, ...sales, ...sellers, ...moneyOutside };

export type CheckName = keyof typeof checks;
