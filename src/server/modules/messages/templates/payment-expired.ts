import { formatPesos } from '../../../../domain/money.ts';
import { paths } from '../../../../wire/paths.ts';
import { button, greeting, layout, paragraph, textLayout } from './layout.ts';
import { html } from './markup.ts';
import { lineRows, lineText } from './order-lines.ts';
import type { OrderMail } from './order-mail.ts';
import type { RenderedMessage, Shop } from './rendered-message.ts';

/** To the buyer whose payment did not arrive in time: once, with the way to pay the same order after all. */
export function renderPaymentExpired(
  order: OrderMail,
  accessToken: string | null,
  shop: Shop,
): RenderedMessage {
  const key = accessToken === null ? '' : `&llave=${encodeURIComponent(accessToken)}`;
  const address = shop.baseUrl + paths.payment(order.number) + key;
  const title = `Tu pedido ${order.number} quedó sin pagar`;
  const what = `No recibimos a tiempo el pago de ${formatPesos(order.totalPesos)} y los productos volvieron a la venta.`;
  const how =
    'Si todavía los quieres, puedes pagar el mismo pedido durante las 24 horas siguientes a tu compra, mientras haya existencias. Si ya pagaste y tu banco te descontó el dinero, no pagues otra vez: te confirmamos el pago o te lo devolvemos.';
  const lines = order.packages.flatMap((one) => one.lines);
  return {
    subject: title,
    html: layout(shop, {
      title,
      preview: what,
      content: html`${paragraph(greeting(order.firstName))}
${paragraph(what)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">
${lineRows(lines, shop.baseUrl)}
</table>
${paragraph(how)}
${button('Pagar mi pedido', address)}`,
    }),
    text: textLayout(shop, [
      greeting(order.firstName),
      what,
      lines.map((line) => `- ${lineText(line)}`).join('\n'),
      how,
      `Pagar mi pedido: ${address}`,
    ]),
    replyTo: null,
  };
}
