import { shortCityName } from '../../../../domain/delivery-text.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { paths } from '../../../../wire/paths.ts';
import type { ToldProduct } from '../alert-mail.repository.ts';
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

/** The one mail of an alert of a product. What it costs is read when the mail is written. */
export function renderProductAlert(
  told: ToldProduct & { alertId: number; signature: string },
  shop: Shop,
): RenderedMessage {
  const { title, text: second } = newsOf(told);
  const first = 'Hola:';
  const link = shop.baseUrl + paths.product(told.productId, told.variantId ?? undefined);
  const leave = shop.baseUrl + paths.endSearchAlerts(told.alertId, told.signature, 'producto');
  const once = 'Es el único correo de este aviso. Las unidades y el precio pueden cambiar.';
  return {
    subject: title,
    html: layout(shop, {
      title,
      preview: second,
      content: html`${paragraph(first)}${paragraph(second)}${button('Ver el producto', link)}${paragraph(
        html`${once} <a href="${leave}" target="_blank" style="color:${colours.link}">No quiero más avisos</a>`,
      )}`,
    }),
    text: textLayout(shop, [
      first,
      second,
      `Ver el producto: ${link}`,
      `${once} No quiero más avisos: ${leave}`,
    ]),
    replyTo: null,
  };
}

function newsOf({ kind, price, priceNow, shopName, cityName, ...told }: ToldProduct): {
  title: string;
  text: string;
} {
  const name = told.terms === '' ? told.name : `${told.name} (${told.terms})`;
  const place = shortCityName(cityName ?? '');
  const news = {
    stock: {
      title: `Ya hay ${name}`,
      text: `Nos pediste avisarte cuando volviera a haber ${name}, de ${shopName}. Ya hay, a ${formatPesos(priceNow)}.`,
    },
    price: {
      title: `Bajó de precio: ${name}`,
      text: `Nos pediste avisarte cuando bajara ${name}, de ${shopName}: costaba ${formatPesos(price)} y ahora cuesta ${formatPesos(priceNow)}.`,
    },
    arrival: {
      title: `Ya llega a ${place}: ${name}`,
      text: `Nos pediste avisarte cuando ${name}, de ${shopName}, llegara a ${place}. Ya llega; cuesta ${formatPesos(priceNow)} más el envío.`,
    },
  };
  return news[kind];
}
