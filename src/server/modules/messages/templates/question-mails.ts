import { paths } from '../../../../wire/paths.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { button, greeting, layout, panel, paragraph, textLayout } from './layout.ts';
import { html } from './markup.ts';
import type { RenderedMessage, Shop } from './rendered-message.ts';

/** A question as its messages show it; texts without contact details. */
export interface QuestionMail {
  productId: number;
  productName: string;
  sellerName: string;
  askerName: string;
  text: string;
  answer: string | null;
}

/** To the shop. */
export function renderQuestionAsked(mail: QuestionMail, shop: Shop): RenderedMessage {
  return message(shop, {
    subject: `Te preguntaron por ${mail.productName}`,
    texts: [
      greeting(mail.sellerName),
      'Alguien quiere saber más antes de comprar. Responde pronto: la pregunta y tu respuesta ayudan a todos los que ven el producto.',
    ],
    rows: [
      ['Producto', mail.productName],
      ['Pregunta', mail.text],
    ],
    label: 'Responder',
    address: shop.baseUrl + sellerPaths.questions(),
  });
}

/** To the buyer who asked. */
export function renderQuestionAnswered(mail: QuestionMail, shop: Shop): RenderedMessage {
  return message(shop, {
    subject: `${mail.sellerName} respondió tu pregunta`,
    texts: [
      greeting(mail.askerName),
      `${mail.sellerName} respondió lo que preguntaste por ${mail.productName}.`,
    ],
    rows: [
      ['Tu pregunta', mail.text],
      ['Respuesta', mail.answer ?? ''],
    ],
    label: 'Ver el producto',
    address: shop.baseUrl + paths.product(mail.productId),
  });
}

interface Parts {
  subject: string;
  texts: readonly string[];
  rows: readonly (readonly [string, string])[];
  label: string;
  address: string;
}

function message(shop: Shop, { subject, texts, rows, label, address }: Parts): RenderedMessage {
  const content = html`${texts.map((text) => paragraph(text))}
${panel('Pregunta', rows)}
${button(label, address)}`;
  return {
    subject,
    html: layout(shop, { title: subject, preview: texts[1] ?? subject, content }),
    text: textLayout(shop, [
      ...texts,
      rows.map(([name, value]) => `${name}: ${value}`).join('\n'),
      `${label}: ${address}`,
    ]),
    replyTo: null,
  };
}
