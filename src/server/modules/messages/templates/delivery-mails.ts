import { freightBackText } from '../../../../domain/late-freight.ts';
import { formatPesos, sumPesos } from '../../../../domain/money.ts';
import { formatPhone } from '../../../../domain/phone.ts';
import { changedPromise, longDay, longPromise } from '../../../../domain/promise-text.ts';
import { paths } from '../../../../wire/paths.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { button, greeting, layout, panel, paragraph, textLayout } from './layout.ts';
import { html } from './markup.ts';
import { duePesos, type PackageMail } from './package-mail.ts';
import type { RenderedMessage, Shop } from './rendered-message.ts';

/** To the shop: its buyer says that what it reported as delivered has not come. */
export function renderSellerDeliveryDisputed(
  { orderNumber, sellerName }: PackageMail,
  shop: Shop,
): RenderedMessage {
  const title = `El pedido ${orderNumber} no le ha llegado a tu cliente`;
  const texts = [
    `${sellerName}, marcaste este paquete como entregado y quien lo compró dice que no le ha llegado. La plata de la venta queda quieta hasta que se aclare.`,
    'Pregúntale a la transportadora, habla con tu cliente y sube la prueba de la entrega. La plataforma la revisa.',
  ];
  return noticeToShop(orderNumber, { title, texts }, shop);
}

/** To the shop: its buyer has the freight back, and the shop bears it. */
export function renderSellerLateFreight(
  { orderNumber, sellerName }: PackageMail,
  chargePesos: number,
  shop: Shop,
): RenderedMessage {
  const charge = formatPesos(chargePesos);
  const title = `El envío del pedido ${orderNumber} lo pagas tú: ${charge}`;
  const texts = [
    `${sellerName}, este paquete salió después del día que le prometimos a tu cliente y llegó tarde. Le devolvimos el envío y descontamos ${charge} de tu próxima liquidación.`,
    'Para que no se repita: ajusta tus días de alistamiento y tu hora de corte a lo que de verdad tardas. La promesa se calcula con ellos.',
  ];
  return noticeToShop(orderNumber, { title, texts }, shop);
}

/** To the shop: its carrier lost the parcel, and what it has back for it. */
export function renderSellerPackageLost(
  { orderNumber, sellerName }: PackageMail,
  creditPesos: number,
  shop: Shop,
): RenderedMessage {
  const title = `La transportadora perdió tu pedido ${orderNumber}`;
  const texts = [
    `${sellerName}, a tu cliente le devolvemos lo que pagó, y a ti te abonamos ${formatPesos(creditPesos)} en tu próxima liquidación: lo que ganabas con ese paquete y el envío que te hayamos cobrado por demora.`,
    'No tienes que hacer nada, y esta pérdida no cuenta en tu nivel.',
  ];
  return noticeToShop(orderNumber, { title, texts }, shop);
}

/** To the buyer: it does not come, and she pays nothing for it. */
export function renderPackageLost(
  mail: PackageMail,
  accessToken: string | null,
  shop: Shop,
): RenderedMessage {
  const { orderNumber, sellerName, moneyState } = mail;
  const isPaid = moneyState !== 'none';
  return buyerMessage(shop, mail, {
    subject: `La transportadora perdió un paquete de tu pedido ${orderNumber}`,
    texts: [
      `Te pedimos perdón: el paquete de ${sellerName} se perdió en el camino y no va a llegar. ${isPaid ? 'Te devolvemos todo lo que pagaste por él; en otro correo te decimos cuándo.' : 'No tienes que pagar nada por él.'}`,
      'Si todavía lo quieres, puedes pedirlo de nuevo desde tu pedido.',
    ],
    rows: [],
    accessToken,
  });
}

function noticeToShop(
  orderNumber: number,
  { title, texts }: { title: string; texts: readonly string[] },
  shop: Shop,
): RenderedMessage {
  const address = shop.baseUrl + sellerPaths.order(orderNumber);
  const content = html`${texts.map((text) => paragraph(text))}${button('Ver el pedido', address)}`;
  return {
    subject: title,
    html: layout(shop, { title, preview: texts[0] ?? title, content }),
    text: textLayout(shop, [title, ...texts, `Ver el pedido: ${address}`]),
    replyTo: null,
  };
}

/** To the buyer, before she asks: it is late, when it comes now, and what she can do. */
export function renderPromiseMissed(
  mail: PackageMail,
  { accessToken, today }: { accessToken: string | null; today: string },
  shop: Shop,
): RenderedMessage {
  const { orderNumber, sellerName, sellerPhone, promised, replaced, freightBack } = mail;
  const change = promised && replaced ? `${changedPromise(replaced, promised)}.` : '';
  return buyerMessage(shop, mail, {
    subject: `Tu pedido ${orderNumber} va tarde`,
    texts: [
      `Te pedimos perdón: el paquete de ${sellerName} no llegó en los días que te prometimos. ${change}`.trim(),
      ...(freightBack ? [freightBackText(freightBack, today)] : []),
      `Si ya no te sirve, o si algo cambió, escríbele a ${sellerName} (tel. ${formatPhone(sellerPhone)}) o respóndenos: lo arreglamos contigo.`,
    ],
    rows: promised ? [['Nueva fecha', longPromise(promised)]] : [],
    accessToken,
  });
}

interface CashDay {
  day: string;
  /** It goes out late, on the day itself. */
  isToday: boolean;
}

/** To the buyer the evening before: which cash to have at hand. */
export function renderCashTomorrow(
  mails: readonly PackageMail[],
  { day, isToday, accessToken }: CashDay & { accessToken: string | null },
  shop: Shop,
): RenderedMessage {
  const { first, sum, whom, when } = cashOf(mails, { day, isToday });
  return buyerMessage(shop, first, {
    subject: `${when}: ten listos ${sum} para ${whom}`,
    texts: [
      `${when}, ${longDay(day)}. Ten listo en efectivo ${sum}: quien entrega no siempre tiene vueltas.`,
    ],
    rows: mails.map((mail) => [mail.sellerName, cashText(mail)] as const),
    accessToken,
  });
}

/** The same in the one message of a phone, with the window of what comes. */
export function renderCashTomorrowSms(
  mails: readonly PackageMail[],
  cashDay: CashDay,
  { brand }: Shop,
): RenderedMessage {
  const { first, sum, whom, when } = cashOf(mails, cashDay);
  const windows = new Set(mails.flatMap(({ promised }) => (promised ? [longPromise(promised)] : [])));
  const text = `${brand.name}: ${when.toLowerCase()} tu pedido ${first.orderNumber}. Ten listos ${sum} para ${whom}. ${[...windows].join('; ')}`;
  return { subject: '', html: '', text: text.trim(), replyTo: null };
}

function cashOf(mails: readonly PackageMail[], { day, isToday }: CashDay) {
  const [first] = mails;
  if (!first) throw new Error('A message about the cash of no package');
  // What was collected, cancelled or refunded since it was written is not asked for.
  const due = mails.filter(({ moneyState }) => moneyState === 'none').map(duePesos);
  const pesos = sumPesos(due);
  if (pesos === 0) throw new Error('there is nothing to pay at the door any more');
  const isSure = mails.every(({ promised }) => promised?.to === day);
  return {
    first,
    sum: formatPesos(pesos),
    whom: mails.length === 1 ? first.sellerName : `${mails.length} entregas`,
    when: comingText(isSure, isToday),
  };
}

function comingText(isSure: boolean, isToday: boolean): string {
  if (isToday) return isSure ? 'Hoy llega' : 'Puede llegar hoy';
  return isSure ? 'Mañana llega' : 'Puede llegar mañana';
}

function cashText(mail: PackageMail): string {
  const amount = mail.moneyState === 'none' ? formatPesos(duePesos(mail)) : 'Ya está pagado';
  return mail.promised ? `${amount} · ${longPromise(mail.promised)}` : amount;
}

interface BuyerMessage {
  subject: string;
  texts: readonly string[];
  rows: readonly (readonly [string, string])[];
  accessToken: string | null;
}

function buyerMessage(
  shop: Shop,
  { orderNumber, firstName }: PackageMail,
  { subject, texts, rows, accessToken }: BuyerMessage,
): RenderedMessage {
  const key = accessToken === null ? '' : `?llave=${encodeURIComponent(accessToken)}`;
  const address = shop.baseUrl + paths.order(orderNumber) + key;
  const content = html`${paragraph(greeting(firstName))}
${texts.map((text) => paragraph(text))}
${panel(`Pedido ${orderNumber}`, rows)}
${button('Ver mi pedido', address)}`;
  return {
    subject,
    html: layout(shop, { title: subject, preview: texts[0] ?? subject, content }),
    text: textLayout(shop, [
      greeting(firstName),
      ...texts,
      rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
      `Ver mi pedido: ${address}`,
    ]),
    replyTo: null,
  };
}
