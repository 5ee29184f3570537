import { formatPesos } from '../../../../domain/money.ts';
import { CASH_ON_DELIVERY } from '../../../../domain/payment-method.ts';
import { formatPhone } from '../../../../domain/phone.ts';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { layout, panel, paragraph, textLayout } from './layout.ts';
import { html } from './markup.ts';
import { lineRows, lineText } from './order-lines.ts';
import type { OrderMail, OrderMailPackage } from './order-mail.ts';
import type { RenderedMessage, Shop } from './rendered-message.ts';

/** To one seller: her package of the order and nothing of the others. */
export function renderSellerNewOrder(order: OrderMail, sellerId: number, shop: Shop): RenderedMessage {
  const one = order.packages.find((candidate) => candidate.sellerId === sellerId);
  if (!one) throw new Error(`Order ${order.number} has no package of seller ${sellerId}`);
  const title = `Nuevo pedido ${order.number}`;
  const introduction = `${one.sellerName}, tienes un paquete por preparar.${dispatchText(one)} ${collection(order, one.subtotalPesos + one.shippingPesos)}`;
  const rows = [
    ['Recibe', `${order.firstName} ${order.lastName}`],
    ['Dirección', order.address],
    ['Ciudad', `${order.cityName}, ${order.departmentName}`],
    ['Teléfono', formatPhone(order.phone)],
  ] as const;
  const content = html`${paragraph(introduction)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${lineRows(one.lines, shop.baseUrl)}</table>
${panel('Paquete', [
  ['Productos', formatPesos(one.subtotalPesos)],
  ['Envío', formatPesos(one.shippingPesos)],
])}
${panel('Entrega', rows)}
${paragraph('Usa estos datos solo para entregar este pedido (Ley 1581 de 2012).')}`;
  return {
    subject: `${title}: prepara tu paquete`,
    html: layout(shop, { title, preview: introduction, content }),
    text: textLayout(shop, [
      `${title}. ${introduction}`,
      one.lines.map((line) => `- ${lineText(line)} · SKU ${line.reference}`).join('\n'),
      `Productos: ${formatPesos(one.subtotalPesos)}\nEnvío: ${formatPesos(one.shippingPesos)}`,
      `Entrega\n${rows.map(([label, value]) => `${label}: ${value}`).join('\n')}`,
      'Usa estos datos solo para entregar este pedido (Ley 1581 de 2012).',
    ]),
    replyTo: null,
  };
}

function dispatchText({ promised }: OrderMailPackage): string {
  return promised
    ? ` Entrégalo a la transportadora a más tardar el ${formatSpanishDate(promised.dispatchBy)}: al comprador le prometimos ese plazo.`
    : '';
}

function collection(order: OrderMail, amountPesos: number): string {
  return order.paymentMethodId === CASH_ON_DELIVERY
    ? `La transportadora cobra ${formatPesos(amountPesos)} al entregarlo.`
    : 'El pago es en línea.';
}
