import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { button, greeting, layout, paragraph, textLayout } from './layout.ts';
import { html } from './markup.ts';
import type { RenderedMessage, Shop } from './rendered-message.ts';

export interface LackingMail {
  sellerName: string;
  count: number;
}

/** To the shop, a week before. `pausedFrom`: ISO 8601. */
export function renderFactsDue(mail: LackingMail & { pausedFrom: string }, shop: Shop): RenderedMessage {
  const [who, pause] =
    mail.count === 1
      ? ['A un producto tuyo le falta un dato', 'lo pausamos']
      : [`A ${mail.count.toLocaleString('es-CO')} productos tuyos les faltan datos`, 'los pausamos'];
  return message(mail, shop, {
    subject: `${who} que pide su categoría`,
    text: `Complétalos antes del ${formatSpanishDate(mail.pausedFrom)}: ese día ${pause} y nadie los compra hasta que los tengan. Precio, existencias y lo demás los puedes seguir cambiando.`,
  });
}

/** To the shop, when they went off sale. */
export function renderFactsOverdue(mail: LackingMail, shop: Shop): RenderedMessage {
  const what =
    mail.count === 1 ? 'un producto tuyo' : `${mail.count.toLocaleString('es-CO')} productos tuyos`;
  return message(mail, shop, {
    subject: `Pausamos ${what}: faltan datos que pide su categoría`,
    text: 'Terminó el plazo para completarlos. Los pedidos que ya tienes siguen su curso. Completa lo que falta, guarda y actívalos de nuevo.',
  });
}

function message(
  { sellerName }: LackingMail,
  shop: Shop,
  { subject, text }: { subject: string; text: string },
): RenderedMessage {
  const address = shop.baseUrl + sellerPaths.products({ facts: 'faltan' });
  const content = html`${paragraph(greeting(sellerName))}
${paragraph(text)}
${button('Ver lo que falta', address)}`;
  return {
    subject,
    html: layout(shop, { title: subject, preview: text, content }),
    text: textLayout(shop, [greeting(sellerName), text, `Ver lo que falta: ${address}`]),
    replyTo: null,
  };
}
