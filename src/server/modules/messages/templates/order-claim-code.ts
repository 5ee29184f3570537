import { layout, paragraph, textLayout } from './layout.ts';
import { html } from './markup.ts';
import type { RenderedMessage, Shop } from './rendered-message.ts';

/** The code that proves an account's address, so that its guest orders may join the account. */
export function renderOrderClaimCode(code: string, shop: Shop): RenderedMessage {
  const title = 'Trae tus pedidos a tu cuenta';
  const intro =
    'Con este código verificas tu correo, y los pedidos que hiciste con él sin iniciar sesión aparecen en tu cuenta:';
  const limits = 'Sirve una sola vez y vence en 30 minutos. No lo compartas con nadie.';
  const stranger = 'Si no lo pediste, ignora este correo: sin el código no cambia nada.';
  return {
    subject: `${code} es tu código para ver tus pedidos`,
    html: layout(shop, {
      title,
      preview: limits,
      content: html`${paragraph('Hola:')}${paragraph(intro)}
<p style="margin:0 0 16px;font-size:28px;line-height:36px;font-weight:800;letter-spacing:0.12em">${code}</p>
${paragraph(limits)}${paragraph(stranger)}`,
    }),
    text: textLayout(shop, ['Hola:', intro, code, limits, stranger]),
    replyTo: null,
  };
}
