import { paths } from '../../../../wire/paths.ts';
import { button, colours, layout, paragraph, textLayout } from './layout.ts';
import { html } from './markup.ts';
import type { RenderedMessage, Shop } from './rendered-message.ts';

interface SearchAlertMail {
  words: string;
  products: { id: number; name: string; shopName: string }[];
  alertId: number;
  signature: string;
}

/** The one mail of an alert. */
export function renderSearchAlert(
  { words, products, alertId, signature }: SearchAlertMail,
  shop: Shop,
): RenderedMessage {
  const title = `Ya hay «${words}»`;
  const first = 'Hola:';
  const second = `Nos pediste avisarte cuando una tienda publicara «${words}». Ya lo encuentras en ${shop.brand.name}.`;
  const results = shop.baseUrl + paths.search(words);
  const leave = shop.baseUrl + paths.endSearchAlerts(alertId, signature);
  const once = 'Es el único correo de este aviso.';
  return {
    subject: title,
    html: layout(shop, {
      title,
      preview: second,
      content: html`${paragraph(first)}${paragraph(second)}${products.map(({ id, name, shopName }) =>
        paragraph(
          html`<a href="${shop.baseUrl + paths.product(id)}" target="_blank" style="color:${colours.link};font-weight:650">${name}</a><br>${shopName}`,
        ),
      )}${button('Ver los resultados', results)}${paragraph(
        html`${once} <a href="${leave}" target="_blank" style="color:${colours.link}">No quiero más avisos</a>`,
      )}`,
    }),
    text: textLayout(shop, [
      first,
      second,
      ...products.map(
        ({ id, name, shopName }) => `${name} (${shopName}): ${shop.baseUrl}${paths.product(id)}`,
      ),
      `Ver los resultados: ${results}`,
      `${once} No quiero más avisos: ${leave}`,
    ]),
    replyTo: null,
  };
}
