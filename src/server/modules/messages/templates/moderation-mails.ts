import type { QuestionDecision } from '../../../../domain/moderation.ts';
import { paths } from '../../../../wire/paths.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { button, greeting, layout, panel, paragraph, textLayout } from './layout.ts';
import { html } from './markup.ts';
import type { RenderedMessage, Shop } from './rendered-message.ts';

export interface QuestionShopMail {
  productId: number;
  productName: string;
  sellerName: string;
  askerName: string;
  text: string;
  isAnswered: boolean;
}

export interface PausedProductMail {
  productId: number;
  productName: string;
  reference: string;
  sellerName: string;
}

type Decided = QuestionShopMail & { decision: QuestionDecision; reason: string };

/** To the shop. */
export function renderQuestionDecided(mail: Decided, shop: Shop): RenderedMessage {
  return message(shop, {
    ...decisionTexts(mail),
    panelTitle: 'Pregunta',
    rows: [['Producto', mail.productName], ['Pregunta', mail.text], ...reasonRow(mail.reason)],
    label: 'Ver tus preguntas',
    address: shop.baseUrl + sellerPaths.questions(),
  });
}

function decisionTexts({ decision, isAnswered, sellerName, productName }: Decided) {
  const hello = greeting(sellerName);
  if (decision === 'restore')
    return {
      subject: `Revisamos una pregunta sobre ${productName}`,
      texts: [
        hello,
        isAnswered
          ? 'La pregunta y tu respuesta vuelven a la página del producto.'
          : 'La pregunta cumple las reglas de la plataforma. Está de nuevo en tus preguntas y espera tu respuesta.',
      ],
    };
  return {
    subject: `Retiramos una pregunta sobre ${productName}`,
    texts: [
      hello,
      decision === 'hide'
        ? 'Ocultamos esta pregunta con su respuesta mientras la revisamos. Por ahora nadie la ve en la página del producto.'
        : 'Retiramos esta pregunta. Nadie la ve y no tienes que responderla.',
    ],
  };
}

/** To whoever asked. */
export function renderQuestionWithdrawn(mail: Decided, shop: Shop): RenderedMessage {
  return message(shop, {
    subject: `Tu pregunta sobre ${mail.productName} no se publica`,
    texts: [
      greeting(mail.askerName),
      mail.decision === 'hide'
        ? 'Ocultamos tu pregunta mientras la revisamos. Si cumple las reglas vuelve a la página del producto.'
        : 'Revisamos tu pregunta y no cumple las reglas de la plataforma, por eso la retiramos. Puedes preguntar de nuevo de otra manera.',
    ],
    panelTitle: 'Tu pregunta',
    rows: [['Producto', mail.productName], ['Pregunta', mail.text], ...reasonRow(mail.reason)],
    label: 'Ver el producto',
    address: shop.baseUrl + paths.product(mail.productId),
  });
}

/** To the shop. */
export function renderProductPaused(
  mail: PausedProductMail & { reason: string },
  shop: Shop,
): RenderedMessage {
  return message(shop, {
    subject: `Pausamos ${mail.productName}`,
    texts: [
      greeting(mail.sellerName),
      'Pausamos este producto: mientras tanto nadie lo ve ni lo compra. Los pedidos que ya tienes siguen su curso. Corrige lo que te contamos y respóndenos este correo para volver a mostrarlo.',
    ],
    panelTitle: 'Producto pausado',
    rows: [...productRows(mail), ...reasonRow(mail.reason)],
    label: 'Ver el producto',
    address: shop.baseUrl + sellerPaths.product(mail.productId),
  });
}

/** To the shop. */
export function renderProductReleased(mail: PausedProductMail, shop: Shop): RenderedMessage {
  return message(shop, {
    subject: `Quitamos la pausa de ${mail.productName}`,
    texts: [
      greeting(mail.sellerName),
      'Quitamos la pausa de este producto. Queda como lo tenías: si está activo, tus clientes ya lo ven.',
    ],
    panelTitle: 'Producto',
    rows: productRows(mail),
    label: 'Ver el producto',
    address: shop.baseUrl + sellerPaths.product(mail.productId),
  });
}

type Row = readonly [string, string];

function productRows({ productName, reference }: PausedProductMail): Row[] {
  return [
    ['Producto', productName],
    ['Referencia', reference],
  ];
}

function reasonRow(reason: string): Row[] {
  return reason === '' ? [] : [['Motivo', reason]];
}

interface Parts {
  subject: string;
  texts: readonly string[];
  panelTitle: string;
  rows: readonly Row[];
  label: string;
  address: string;
}

function message(shop: Shop, { subject, texts, panelTitle, rows, label, address }: Parts): RenderedMessage {
  const content = html`${texts.map((text) => paragraph(text))}
${panel(panelTitle, rows)}
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
