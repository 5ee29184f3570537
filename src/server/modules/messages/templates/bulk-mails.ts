import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { button, greeting, layout, panel, paragraph, textLayout } from './layout.ts';
import { html } from './markup.ts';
import type { RenderedMessage, Shop } from './rendered-message.ts';

export interface BulkMail {
  sellerName: string;
  state: string;
  problem: string | null;
  productCount: number;
  changedCount: number;
  refusedCount: number;
  undoneCount: number;
  keptCount: number;
}

/** To who asked for a change of more products than the page waits for. */
export function renderBulkChangeOver(mail: BulkMail, shop: Shop): RenderedMessage {
  const { title, texts } = textsOf(mail);
  const rows = rowsOf(mail);
  const address = shop.baseUrl + sellerPaths.products();
  const content = html`${paragraph(greeting(mail.sellerName))}
${texts.map((text) => paragraph(text))}
${panel('Tu cambio', rows)}
${button('Ver mis productos', address)}`;
  return {
    subject: title,
    html: layout(shop, { title, preview: texts[0] ?? title, content }),
    text: textLayout(shop, [
      greeting(mail.sellerName),
      ...texts,
      rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
      `Ver mis productos: ${address}`,
    ]),
    replyTo: null,
  };
}

function textsOf({ state, problem, refusedCount, keptCount }: BulkMail) {
  if (state === 'failed')
    return { title: 'El cambio de tus productos se detuvo', texts: [problem ?? '', STAYS] };
  if (state === 'undone')
    return {
      title: 'Deshicimos el cambio de tus productos',
      texts: keptCount === 0 ? [ALL_BACK] : [ALL_BACK, KEPT],
    };
  return {
    title: 'Terminó el cambio de tus productos',
    texts: refusedCount === 0 ? [ALL_DONE] : [ALL_DONE, REFUSED],
  };
}

const ALL_DONE = 'El cambio que pediste ya se ve en tu tienda.';
const REFUSED =
  'Algunos productos no se pudieron cambiar. En tu lista de productos está el motivo de cada uno.';
const STAYS = 'Lo que alcanzó a cambiar se queda así.';
const ALL_BACK = 'Tus productos están como antes del cambio.';
const KEPT = 'Los que alguien editó después del cambio se quedaron como están.';

function rowsOf({ state, productCount, changedCount, refusedCount, undoneCount, keptCount }: BulkMail) {
  const counts: [string, number][] =
    state === 'undone'
      ? [
          ['Volvieron', undoneCount],
          ['Se quedaron', keptCount],
        ]
      : [
          ['Cambiaron', changedCount],
          ['No se pudieron cambiar', refusedCount],
        ];
  return [['Productos', productCount] as const, ...counts].map(
    ([label, count]) => [label, count.toLocaleString('es-CO')] as const,
  );
}
