import { formatPesos } from '../../../../domain/money.ts';
import { isDispatched } from '../../../../domain/package-transition.ts';
import { CASH_ON_DELIVERY } from '../../../../domain/payment-method.ts';
import { refundCauseText } from '../../../../domain/refund-causes.ts';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { paths } from '../../../../wire/paths.ts';
import { button, greeting, layout, panel, paragraph, textLayout } from './layout.ts';
import { html, type Markup, nothing } from './markup.ts';
import { type RefundMail, type RefundMailLine, refundRows } from './refund-mail.ts';
import type { RenderedMessage, Shop } from './rendered-message.ts';

/** To the buyer: what, how much, until when and by which means. */
export function renderRefundCreated(refund: RefundMail, token: string | null, shop: Shop): RenderedMessage {
  const amount = formatPesos(refund.amountPesos);
  const reason =
    refund.kind === 'payment'
      ? `Recibimos por tu pedido ${refund.orderNumber} un pago que no se pudo aplicar (${refundCauseText(refund.cause).toLowerCase()}). Te devolvemos ${amount}.`
      : `Te devolvemos ${amount} de tu pedido ${refund.orderNumber}. Motivo: ${refundCauseText(refund.cause)}.`;
  const deadline = `Lo recibes a más tardar el ${formatSpanishDate(refund.dueOn)}, ${meansOf(refund)}.`;
  return message(shop, {
    subject: `Reembolso ${refund.id}: ${amount}`,
    title: `Te devolvemos ${amount}`,
    texts: [greeting(refund.firstName), reason, deadline],
    rows: ['Qué te devolvemos', rowsWithTotal(refund)],
    link: orderLink(refund, token, shop),
  });
}

/** To the buyer, once it was paid; a reversal says so, as nobody told her before. */
export function renderRefundPaid(refund: RefundMail, token: string | null, shop: Shop): RenderedMessage {
  const amount = formatPesos(refund.amountPesos);
  const isReversal = refund.kind === 'reversal';
  const paid = isReversal
    ? `El proveedor de pagos reversó el pago de tu pedido ${refund.orderNumber}: te devolvió ${amount} al medio con el que pagaste. Lo que no se ha despachado queda anulado. Si ya recibiste productos de este pedido, escríbenos para coordinar su devolución.`
    : `Pagamos tu reembolso ${refund.id} por ${amount}${refund.paidBy === 'bank' ? ' por transferencia bancaria' : ' al medio con el que pagaste'}.`;
  const wait =
    refund.paidBy === 'bank'
      ? 'Según tu banco, puede tardar hasta un día hábil en verse.'
      : 'Según tu banco, puede tardar algunos días en verse en tu extracto.';
  return message(shop, {
    subject: isReversal
      ? `Se reversó el pago de tu pedido ${refund.orderNumber}`
      : `Pagamos tu reembolso de ${amount}`,
    title: isReversal ? 'Tu pago fue reversado' : `Pagamos tu reembolso`,
    texts: [greeting(refund.firstName), paid, wait],
    rows: ['Qué te devolvimos', rowsWithTotal(refund)],
    link: orderLink(refund, token, shop),
  });
}

/** To one seller: her lines of the refund and what it does to her balance, nothing of the others. */
export function renderSellerRefund(refund: RefundMail, sellerId: number, shop: Shop): RenderedMessage {
  const seller = refund.sellers.find(({ id }) => id === sellerId);
  if (!seller) throw new Error(`Refund ${refund.id} has no package of seller ${sellerId}`);
  const lines = refund.lines.filter((line) => line.sellerId === sellerId);
  const goods = lines.reduce((sum, { amountPesos }) => sum + amountPesos, 0);
  const fee = lines.reduce((sum, { feePesos }) => sum + feePesos, 0);
  const reason = `${seller.name}, ${refund.kind === 'reversal' ? `el proveedor de pagos reversó el pago del pedido ${refund.orderNumber}` : `se reembolsaron productos del pedido ${refund.orderNumber}. Motivo: ${refundCauseText(refund.cause)}`}.`;
  const debit = `De tu saldo se descuentan ${formatPesos(goods - fee)}: ${formatPesos(goods)} de productos menos ${formatPesos(fee)} de comisión que te devolvemos.`;
  return message(shop, {
    subject: `Reembolso ${refund.id} del pedido ${refund.orderNumber}`,
    title: refund.kind === 'reversal' ? 'Pago reversado' : 'Reembolso de una venta',
    texts: [reason, debit, stockText(lines, seller)],
    rows: [
      'Lo que se reembolsa',
      [
        ...refundRows({ lines, shipping: [] }),
        ['Comisión que te devolvemos', formatPesos(fee)],
        ['Se descuenta de tu saldo', formatPesos(goods - fee)],
      ],
    ],
    link: null,
  });
}

/** The mail is written after the refund, so a package that was not sent may be cancelled by now. */
function stockText(lines: readonly RefundMailLine[], seller: RefundMail['sellers'][number]): string {
  if (lines.every(({ quantity }) => quantity === 0)) return 'El comprador se queda con el producto.';
  if (lines.every(({ restocked }) => restocked))
    return 'Las unidades volvieron a tu inventario. No las despaches.';
  return isDispatched(seller.statusId)
    ? 'Si el comprador las devuelve, las unidades vuelven a tu inventario cuando las recibas.'
    : 'Las unidades no vuelven a tu inventario. No las despaches.';
}

function meansOf({ paymentMethodId }: RefundMail): string {
  return paymentMethodId === CASH_ON_DELIVERY
    ? 'por transferencia a una cuenta bancaria a tu nombre; te escribimos para pedirte los datos'
    : 'al mismo medio con el que pagaste o, si el banco no lo permite, por transferencia a una cuenta a tu nombre';
}

function orderLink({ orderNumber }: RefundMail, token: string | null, { baseUrl }: Shop): string | null {
  if (orderNumber === null) return null;
  const key = token === null ? '' : `?llave=${encodeURIComponent(token)}`;
  return `${baseUrl}${paths.order(orderNumber)}${key}`;
}

function rowsWithTotal(refund: RefundMail): [string, string][] {
  return [...refundRows(refund), ['Total', formatPesos(refund.amountPesos)]];
}

interface Message {
  subject: string;
  title: string;
  texts: readonly string[];
  rows: readonly [title: string, rows: readonly (readonly [string, string])[]];
  /** To the order. */
  link: string | null;
}

function message(
  shop: Shop,
  { subject, title, texts, rows: [panelTitle, rows], link }: Message,
): RenderedMessage {
  const see: Markup = link ? button('Ver mi pedido', link) : nothing;
  return {
    subject,
    html: layout(shop, {
      title,
      preview: texts[1] ?? title,
      content: html`${texts.map((text) => paragraph(text))}${panel(panelTitle, rows)}${see}`,
    }),
    text: textLayout(shop, [
      ...texts,
      `${panelTitle}\n${rows.map(([label, amount]) => `- ${label}: ${amount}`).join('\n')}`,
      ...(link ? [`Ver mi pedido: ${link}`] : []),
    ]),
    replyTo: null,
  };
}
