import { formatPesos } from '../../../../domain/money.ts';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { layout, panel, paragraph, textLayout } from './layout.ts';
import { html } from './markup.ts';
import type { RenderedMessage, Shop } from './rendered-message.ts';

export interface PayoutMail {
  id: number;
  settlementId: number;
  sellerName: string;
  amountPesos: number;
  bankName: string;
  /** Only its last digits. */
  maskedAccount: string;
  bankReference: string | null;
  failure: string | null;
}

export function renderPayoutSent(payout: PayoutMail, shop: Shop): RenderedMessage {
  return payoutMessage(shop, payout, `Tu giro ${payout.id} va en camino`, [
    'Enviamos al banco la orden de tu giro. Te avisamos cuando el banco lo confirme.',
  ]);
}

export function renderPayoutPaid(payout: PayoutMail, shop: Shop): RenderedMessage {
  return payoutMessage(shop, payout, `Tu giro ${payout.id} está pagado`, ['El banco confirmó tu giro.']);
}

export function renderPayoutFailed(payout: PayoutMail, shop: Shop): RenderedMessage {
  return payoutMessage(shop, payout, `El banco no aceptó tu giro ${payout.id}`, [
    'El dinero volvió a tu saldo disponible y lo incluimos en la próxima liquidación.',
    `Si los datos de la cuenta cambiaron, escríbenos antes a ${shop.brand.email}.`,
  ]);
}

export function renderPayoutReturned(payout: PayoutMail, shop: Shop): RenderedMessage {
  return payoutMessage(shop, payout, `El banco devolvió tu giro ${payout.id}`, [
    'Lo habíamos marcado como pagado, y el banco lo devolvió. El dinero está otra vez en tu saldo disponible.',
    `Lo incluimos en la próxima liquidación. Si los datos de la cuenta cambiaron, escríbenos antes a ${shop.brand.email}.`,
  ]);
}

export interface BankAccountMail {
  sellerName: string;
  bankName: string;
  maskedAccount: string;
  changedAt: Date;
}

/** So that an account that somebody else put in is noticed before money goes there. */
export function renderBankAccountChanged(account: BankAccountMail, shop: Shop): RenderedMessage {
  return message(shop, {
    title: 'Cambió la cuenta donde recibes tu dinero',
    rows: [
      ['Tienda', account.sellerName],
      ['Banco', account.bankName],
      ['Cuenta', account.maskedAccount],
      ['Fecha', formatSpanishDate(account.changedAt)],
    ],
    lines: [
      'Desde ahora giramos tus ventas a esta cuenta.',
      `Si no lo pediste, escríbenos de inmediato a ${shop.brand.email} o llámanos al ${shop.brand.phone}.`,
      'Nunca te pedimos claves ni códigos para cambiar tu cuenta.',
    ],
  });
}

export function renderBankAccountMissing(
  { sellerName, amountPesos }: { sellerName: string; amountPesos: number },
  shop: Shop,
): RenderedMessage {
  return message(shop, {
    title: 'Tienes dinero por recibir',
    rows: [
      ['Tienda', sellerName],
      ['Disponible', formatPesos(amountPesos)],
    ],
    lines: [
      'No lo hemos girado porque nos falta tu cuenta bancaria.',
      `Escríbenos a ${shop.brand.email} para registrarla. Debe estar a nombre de la tienda o de su dueño.`,
    ],
  });
}

function payoutMessage(
  shop: Shop,
  payout: PayoutMail,
  title: string,
  lines: readonly string[],
): RenderedMessage {
  const rows: [string, string][] = [
    ['Tienda', payout.sellerName],
    ['Valor', formatPesos(payout.amountPesos)],
    ['Liquidación', String(payout.settlementId)],
    ['Banco', payout.bankName],
    ['Cuenta', payout.maskedAccount],
  ];
  if (payout.bankReference !== null) rows.push(['Referencia del banco', payout.bankReference]);
  if (payout.failure !== null) rows.push(['Motivo', payout.failure]);
  return message(shop, { title, rows, lines });
}

interface Parts {
  title: string;
  rows: readonly (readonly [string, string])[];
  lines: readonly string[];
}

function message(shop: Shop, { title, rows, lines }: Parts): RenderedMessage {
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
