import { formatPesos } from '../../../../domain/money.ts';
import { CASH_ON_DELIVERY, PAYMENT_PROVIDER_NAME } from '../../../../domain/payment-method.ts';
import { formatPhone } from '../../../../domain/phone.ts';
import { longPromise } from '../../../../domain/promise-text.ts';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { paths } from '../../../../wire/paths.ts';
import { button, colours, greeting, layout, panel, paragraph, textLayout } from './layout.ts';
import { html, type Markup } from './markup.ts';
import { lineRows, lineText } from './order-lines.ts';
import type { OrderMail, OrderMailPackage } from './order-mail.ts';
import type { RenderedMessage, Shop } from './rendered-message.ts';

const withdrawal =
  'Tienes derecho de retracto durante los 5 días hábiles siguientes a la entrega (Ley 1480 de 2011, artículo 47), salvo en productos perecederos, de uso personal o hechos a tu medida.';

/** To the buyer, within five minutes (spec 2.10): also the acknowledgement that Ley 1480, art. 50 demands. */
export function renderOrderConfirmation(
  order: OrderMail,
  accessToken: string | null,
  shop: Shop,
): RenderedMessage {
  const address = orderAddress(order, accessToken, shop);
  const title = `Recibimos tu pedido ${order.number}`;
  const introduction = `Gracias por tu compra. Recibimos tu pedido el ${formatSpanishDate(order.placedAt)}. ${sellersText(order)}`;
  const content = html`${paragraph(greeting(order.firstName))}
${paragraph(introduction)}
${order.packages.map((one, index) => packageBlock(one, index + 1, order.packages.length, shop.baseUrl))}
${totalsBlock(order)}
${panel('Entrega', deliveryRows(order))}
${panel('Pago', paymentRows(order))}
${button('Ver mi pedido', address)}
${paragraph(withdrawal)}`;
  return {
    subject: title,
    html: layout(shop, { title, preview: `Total ${formatPesos(order.totalPesos)}`, content }),
    text: textLayout(shop, [
      greeting(order.firstName),
      introduction,
      ...order.packages.map((one, index) => packageText(one, index + 1, order.packages.length)),
      rowsText(totalRows(order)),
      `Entrega\n${rowsText(deliveryRows(order))}`,
      `Pago\n${rowsText(paymentRows(order))}`,
      `Ver mi pedido: ${address}`,
      withdrawal,
    ]),
    replyTo: null,
  };
}

type Row = readonly [label: string, value: string];

function packageBlock(one: OrderMailPackage, position: number, count: number, baseUrl: string): Markup {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">
<tr><td colspan="3" style="padding:8px 0 10px"><strong style="font-size:18px">Paquete ${position} de ${count}</strong><br>
<span style="color:${colours.thirdInk};font-size:14px;line-height:20px">Vendido por ${one.sellerName} · NIT ${one.sellerNit} · Tel. ${formatPhone(one.sellerPhone)}</span>${
    one.promised
      ? html`<br>
<strong style="color:${colours.green}">${longPromise(one.promised)}</strong>`
      : ''
  }</td></tr>
${lineRows(one.lines, baseUrl)}
<tr><td colspan="2" style="padding:12px 0;border-top:1px solid ${colours.line};color:${colours.secondInk}">Envío de este paquete</td>
<td align="right" style="padding:12px 0;border-top:1px solid ${colours.line};white-space:nowrap">${formatPesos(one.shippingPesos)}</td></tr>
</table>`;
}

function totalsBlock(order: OrderMail): Markup {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-top:2px solid ${colours.ink}">
${totalRows(order).map(
  ([label, amount], index, rows) => html`<tr>
<td style="padding:10px 0 0;font-weight:${index === rows.length - 1 ? 700 : 400}">${label}</td>
<td align="right" style="padding:10px 0 0;white-space:nowrap;font-weight:700;font-size:${index === rows.length - 1 ? 22 : 16}px">${amount}</td>
</tr>`,
)}
</table>`;
}

function packageText(one: OrderMailPackage, position: number, count: number): string {
  return [
    `Paquete ${position} de ${count}, vendido por ${one.sellerName} (NIT ${one.sellerNit}, tel. ${formatPhone(one.sellerPhone)})`,
    ...(one.promised ? [longPromise(one.promised)] : []),
    ...one.lines.map((line) => `- ${lineText(line)}`),
    `Envío de este paquete: ${formatPesos(one.shippingPesos)}`,
  ].join('\n');
}

function totalRows(order: OrderMail): Row[] {
  return [
    ['Subtotal', formatPesos(order.subtotalPesos)],
    ['Envío', formatPesos(order.shippingPesos)],
    ['Total', formatPesos(order.totalPesos)],
  ];
}

function deliveryRows(order: OrderMail): Row[] {
  return [
    ['Recibe', `${order.firstName} ${order.lastName}`],
    ['Documento', `${order.documentType} ${order.documentNumber}`],
    ['Dirección', order.address],
    ['Ciudad', `${order.cityName}, ${order.departmentName}`],
    ['Teléfono', formatPhone(order.phone)],
  ];
}

function paymentRows(order: OrderMail): Row[] {
  if (order.paymentMethodId !== CASH_ON_DELIVERY)
    return [
      ['Método', PAYMENT_PROVIDER_NAME],
      ...(order.paymentCard ? [['Tarjeta', `**** ${order.paymentCard.slice(-4)}`] as const] : []),
      ['Pagado', formatPesos(order.totalPesos)],
    ];
  return [
    ['Método', 'Pago contraentrega'],
    ['Pagas al recibir', formatPesos(order.totalPesos)],
  ];
}

function rowsText(rows: readonly Row[]): string {
  return rows.map(([label, value]) => `${label}: ${value}`).join('\n');
}

function sellersText({ packages }: OrderMail): string {
  const [only] = packages;
  if (packages.length === 1 && only) return `Lo prepara ${only.sellerName}.`;
  return `Lo preparan ${packages.length} tiendas y cada una envía su paquete.`;
}

function orderAddress(order: OrderMail, accessToken: string | null, { baseUrl }: Shop): string {
  const method = order.paymentMethodId === CASH_ON_DELIVERY ? 'contraentrega' : 'epayco';
  const key = accessToken === null ? '' : `&llave=${encodeURIComponent(accessToken)}`;
  return baseUrl + paths.purchaseResult(method, order.number) + key;
}
