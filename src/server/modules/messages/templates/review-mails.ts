import { paths } from '../../../../wire/paths.ts';
import { button, colours, greeting, layout, paragraph, textLayout } from './layout.ts';
import { html } from './markup.ts';
import type { RenderedMessage, Shop } from './rendered-message.ts';

export interface RatePurchaseMail {
  orderNumber: number;
  firstName: string;
  /** Names of what she bought. */
  products: readonly string[];
  accessToken: string | null;
  /** Of the link that ends these mails. */
  signature: string;
}

/** Some days after the delivery: how was it? */
export function renderRatePurchase(mail: RatePurchaseMail, shop: Shop): RenderedMessage {
  const { orderNumber, firstName, products, accessToken, signature } = mail;
  const title = '¿Cómo te fue con tu compra?';
  const first = `Hace unos días recibiste lo que compraste en tu pedido ${orderNumber}. Tu opinión ayuda a otros a elegir y a las tiendas a mejorar. Toma un minuto y puedes agregar fotos.`;
  const key = accessToken === null ? '' : `?llave=${encodeURIComponent(accessToken)}`;
  const rate = shop.baseUrl + paths.rateOrder(orderNumber) + key;
  const leave = shop.baseUrl + paths.endInvitations(orderNumber, signature);
  const once = 'Es el único correo sobre esta compra en que te pedimos opinar.';
  return {
    subject: `${title} Pedido ${orderNumber}`,
    html: layout(shop, {
      title,
      preview: first,
      content: html`${paragraph(greeting(firstName))}${paragraph(first)}${products.map((name) =>
        paragraph(html`<strong>${name}</strong>`),
      )}${button('Dar mi opinión', rate)}${paragraph(
        html`${once} <a href="${leave}" target="_blank" style="color:${colours.link}">No me pidan más opiniones</a>`,
      )}`,
    }),
    text: textLayout(shop, [
      greeting(firstName),
      first,
      products.map((name) => `- ${name}`).join('\n'),
      `Dar mi opinión: ${rate}`,
      `${once} No me pidan más opiniones: ${leave}`,
    ]),
    replyTo: null,
  };
}
