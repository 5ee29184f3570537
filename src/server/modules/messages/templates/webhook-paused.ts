import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { layout, panel, paragraph, textLayout } from './layout.ts';
import { html } from './markup.ts';
import type { RenderedMessage, Shop } from './rendered-message.ts';

export interface WebhookPaused {
  url: string;
  /** What the last attempt met. */
  problem: string;
}

export function renderWebhookPaused({ url, problem }: WebhookPaused, shop: Shop): RenderedMessage {
  const title = 'Pausamos los avisos a tu sistema';
  const address = `${shop.baseUrl}${sellerPaths.integrations()}`;
  const rows: [string, string][] = [
    ['Dirección', url],
    ['Último intento', problem],
  ];
  const lines = [
    'Desde hace varias horas no pudimos entregar los avisos de tu tienda a esta dirección.',
    `Cuando tu sistema vuelva a responder, entra a ${address} y reenvía lo que faltó: no se perdió nada.`,
  ];
  return {
    subject: title,
    html: layout(shop, {
      title,
      preview: lines[0] ?? '',
      content: html`${panel('Detalle', rows)}${lines.map(paragraph)}`,
    }),
    text: textLayout(shop, [title, rows.map(([label, value]) => `${label}: ${value}`).join('\n'), ...lines]),
    replyTo: null,
  };
}
