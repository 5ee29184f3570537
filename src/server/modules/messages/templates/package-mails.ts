import type { CancellationCause } from '../../../../domain/cancellation.ts';
import { trackingAddress } from '../../../../domain/carrier.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { displayStatus, PACKAGE_STATUS, type PackageStatusName } from '../../../../domain/package-status.ts';
import { CASH_ON_DELIVERY } from '../../../../domain/payment-method.ts';
import { formatPhone } from '../../../../domain/phone.ts';
import { paths } from '../../../../wire/paths.ts';
import { button, greeting, layout, panel, paragraph, textLayout } from './layout.ts';
import { html } from './markup.ts';
import { lineRows, lineText } from './order-lines.ts';
import type { OrderMailLine } from './order-mail.ts';
import { duePesos, type PackageMail, remainingLines } from './package-mail.ts';
import type { RenderedMessage, Shop } from './rendered-message.ts';

const STATUS_TEXTS: Record<number, (mail: PackageMail) => string> = {
  20: ({ sellerName }) => `${sellerName} ya está alistando tu paquete con todo el cuidado.`,
  1: ({ sellerName }) => `${sellerName} empacó tu paquete y ya tiene guía de envío.`,
  7: () => 'La transportadora ya recogió tu paquete.',
  2: () => 'Tu paquete va en camino. Ten a alguien pendiente para recibirlo.',
  3: ({ sellerName }) =>
    `Tu paquete llegó. Esperamos que lo disfrutes: gracias por comprarle a ${sellerName}.`,
  30: ({ sellerName }) =>
    `La transportadora nos reportó una novedad con la entrega. Seguimos pendientes y volverán a intentarlo; si cambió algo de tu dirección o tu teléfono, avísale a ${sellerName}.`,
  31: () =>
    'No fue posible entregarte el paquete y va de regreso a la tienda. Cuando llegue te devolvemos lo que pagaste.',
};

const CAUSE_TEXTS: Record<CancellationCause, string> = {
  'out-of-stock': 'se quedó sin existencias',
  damaged: 'encontró los productos en mal estado y prefiere no enviártelos así',
  'not-deliverable': 'no puede hacer la entrega en tu dirección',
  'buyer-request': 'anuló lo que pediste no recibir',
  other: 'no puede enviártelos esta vez',
};

interface StatusMail {
  statusId: number;
  accessToken: string | null;
  /** As operators named them. */
  names: readonly PackageStatusName[];
}

/** To the buyer: where her package is now, in the words of its status bar. */
export function renderPackageStatus(
  mail: PackageMail,
  { statusId, accessToken, names }: StatusMail,
  shop: Shop,
): RenderedMessage {
  const { name } = displayStatus(statusId, names);
  const isAsked = statusId === PACKAGE_STATUS.delivered && mail.isUnconfirmed;
  const text = STATUS_TEXTS[statusId]?.(mail) ?? `Tu paquete está en este estado: ${name}.`;
  return message(shop, mail, {
    subject: `${name}: tu pedido ${mail.orderNumber}`,
    title: name,
    texts: [isAsked ? deliveryQuestion(mail) : text],
    rows: [['Estado', name], ...packageRows(mail), ...doorRows(mail)],
    lines: remainingLines(mail),
    accessToken,
    ...(isAsked && { link: 'Decir si me llegó' }),
  });
}

/** The shop alone has said so: its money waits for her word, or for the days that she has. */
function deliveryQuestion({ sellerName }: PackageMail): string {
  return `${sellerName} nos dijo que te lo entregó. ¿Ya lo tienes? Dinos en tu pedido «Ya lo recibí» o «No me ha llegado».`;
}

interface CancelledPart {
  cause: CancellationCause;
  units: readonly { line: number; quantity: number }[];
  accessToken: string | null;
}

/** To the buyer of an unpaid package: what she will not get, and what she pays for the rest. */
export function renderPackageCancelled(
  mail: PackageMail,
  { cause, units, accessToken }: CancelledPart,
  shop: Shop,
): RenderedMessage {
  const isAll = remainingLines(mail).length === 0;
  const what = isAll ? 'tu paquete' : 'una parte de tu paquete';
  const reason = `${mail.sellerName} ${CAUSE_TEXTS[cause]}. Por eso anulamos ${what}, y no pagas nada por ello.`;
  return message(shop, mail, {
    subject: `Anulamos ${what} del pedido ${mail.orderNumber}`,
    title: isAll ? 'Tu paquete no saldrá' : 'Una parte de tu paquete no saldrá',
    texts: [reason, isAll ? 'Lamentamos el inconveniente.' : 'El resto sigue su camino como siempre.'],
    rows: [...packageRows(mail), ...doorRows(mail)],
    lines: cancelledLines(mail, units),
    accessToken,
  });
}

/** To the seller whose package somebody else cancelled: she must not send it. */
export function renderSellerPackageCancelled(
  mail: PackageMail,
  { units }: Pick<CancelledPart, 'units'>,
  shop: Shop,
): RenderedMessage {
  const lines = cancelledLines(mail, units);
  const title = `No envíes estos productos del pedido ${mail.orderNumber}`;
  const text = `${mail.sellerName}, la plataforma anuló estas unidades. El comprador no las paga.`;
  return {
    subject: title,
    html: layout(shop, { title, preview: text, content: html`${paragraph(text)}${linesTable(lines, shop)}` }),
    text: textLayout(shop, [title, text, linesText(lines)]),
    replyTo: null,
  };
}

type Row = readonly [label: string, value: string];

interface PackageMessage {
  subject: string;
  title: string;
  texts: readonly string[];
  rows: readonly Row[];
  lines: readonly OrderMailLine[];
  accessToken: string | null;
  /** Absent: 'Ver mi pedido'. */
  link?: string;
}

function message(shop: Shop, mail: PackageMail, parts: PackageMessage): RenderedMessage {
  const { subject, title, texts, rows, lines, link = 'Ver mi pedido' } = parts;
  const address = parts.link
    ? questionAddress(mail, parts.accessToken, shop)
    : orderAddress(mail, parts.accessToken, shop);
  const content = html`${paragraph(greeting(mail.firstName))}
${texts.map((text) => paragraph(text))}
${panel(`Pedido ${mail.orderNumber}`, rows)}
${linesTable(lines, shop)}
${button(link, address)}`;
  return {
    subject,
    html: layout(shop, { title, preview: texts[0] ?? title, content }),
    text: textLayout(shop, [
      greeting(mail.firstName),
      ...texts,
      rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
      linesText(lines),
      `${link}: ${address}`,
    ]),
    replyTo: null,
  };
}

function packageRows(mail: PackageMail): Row[] {
  const { position, packageCount, sellerName, sellerPhone, carrier, trackingNumber } = mail;
  const address = trackingAddress(mail);
  return [
    ['Paquete', `${position} de ${packageCount}`],
    ['Vendido por', `${sellerName} · Tel. ${formatPhone(sellerPhone)}`],
    ...(carrier ? [['Transportadora', carrier] as const] : []),
    ...(trackingNumber ? [['Número de guía', trackingNumber] as const] : []),
    ...(address ? [['Rastréalo en', address] as const] : []),
  ];
}

function doorRows(mail: PackageMail): Row[] {
  const isOpen = mail.paymentMethodId === CASH_ON_DELIVERY && mail.moneyState === 'none';
  return isOpen ? [['Pagas al recibir', formatPesos(duePesos(mail))]] : [];
}

function cancelledLines({ lines }: PackageMail, units: CancelledPart['units']): OrderMailLine[] {
  return units.flatMap(({ line, quantity }) => {
    const sold = lines.find((one) => one.line === line);
    return sold ? [{ ...sold, quantity }] : [];
  });
}

function linesTable(lines: readonly OrderMailLine[], { baseUrl }: Shop) {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${lineRows(lines, baseUrl)}</table>`;
}

function linesText(lines: readonly OrderMailLine[]): string {
  return lines.map((line) => `- ${lineText(line)}`).join('\n');
}

function orderAddress(
  { orderNumber, paymentMethodId }: PackageMail,
  token: string | null,
  { baseUrl }: Shop,
): string {
  const method = paymentMethodId === CASH_ON_DELIVERY ? 'contraentrega' : 'epayco';
  const key = token === null ? '' : `&llave=${encodeURIComponent(token)}`;
  return baseUrl + paths.purchaseResult(method, orderNumber) + key;
}

/** Where she is asked; opening it answers nothing, so that a mail that is looked through by machines does not either. */
function questionAddress({ orderNumber }: PackageMail, token: string | null, { baseUrl }: Shop): string {
  const key = token === null ? '' : `?llave=${encodeURIComponent(token)}`;
  return `${baseUrl}${paths.order(orderNumber)}${key}#entrega`;
}
