import { type CaseOutcome, type CaseState, givesGoods } from '../../../../domain/rights/case-flow.ts';
import { type CaseKind, caseKindName } from '../../../../domain/rights/case-kind.ts';
import { givesMoney } from '../../../../domain/rights/case-moves.ts';
import { ruleById } from '../../../../domain/rights/case-rule.ts';
import { caseOutcomeName, caseStateName, caseTitle } from '../../../../domain/rights/case-text.ts';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { casePaths, operatorCasePaths, sellerCasePaths } from '../../../../wire/rights/case-paths.ts';
import { button, greeting, layout, panel, paragraph, textLayout } from './layout.ts';
import { html } from './markup.ts';
import type { RenderedMessage, Shop } from './rendered-message.ts';

export interface CaseMail {
  number: string;
  kind: CaseKind;
  state: CaseState;
  outcome: CaseOutcome | null;
  ruleId: string;
  personName: string;
  sellerName: string | null;
  orderNumber: number | null;
  openedOn: string;
  nextOn: string | null;
  needsReturn: boolean;
  /** That alone opens it. Without one, or where her address had to be proven, the link and her document do. */
  hasAccount: boolean;
  /** Whoever wrote it has still to prove that the address is hers. */
  needsProof: boolean;
  /** The last thing that somebody said in it. */
  lastText: string | null;
}

/** 'account': the bank did not pay to the account that she gave. */
export type CaseNews = 'moved' | 'message' | 'reminder' | 'overdue' | 'account';

type Reader = 'buyer' | 'shop' | 'operator';

/** The acknowledgement: its number at once, and the rule that it stands under. */
export function renderCaseOpened(mail: CaseMail, signature: string | undefined, shop: Shop): RenderedMessage {
  return message(mail, shop, {
    subject: `Recibimos tu caso ${mail.number}`,
    texts: [
      greeting(mail.personName),
      `Tu caso quedó radicado con el número ${mail.number}. Guárdalo: con él sigues cada paso.`,
      ...(mail.needsReturn && mail.state === 'sending-back' ? [SEND_BACK] : []),
      ...(mail.needsProof ? [PROOF] : []),
      ...(mail.hasAccount ? [] : [DIGITS]),
    ],
    label: mail.needsProof ? 'Confirmar que es mío' : 'Ver mi caso y descargar la constancia',
    address: shop.baseUrl + casePaths.case(mail.number, signature),
  });
}

/** Of what has happened since, or of a date that comes or has passed. */
export function renderCaseNews(
  mail: CaseMail,
  { to, news, signature }: { to: Reader; news: CaseNews; signature: string | undefined },
  shop: Shop,
): RenderedMessage {
  const texts = [to === 'buyer' ? greeting(mail.personName) : 'Hola:', sentence(mail, to, news)];
  const said = news === 'message' || news === 'moved' ? mail.lastText : null;
  return message(mail, shop, {
    subject: subjectOf(mail, news),
    texts: [
      ...texts,
      ...(said ? [`«${said}»`] : []),
      ...(to === 'buyer' && news === 'moved' && givesMoney(mail.outcome) ? [WHERE_TO] : []),
    ],
    label: 'Ver el caso',
    address: shop.baseUrl + addressOf(mail, to, signature),
  });
}

const SEND_BACK =
  'Manda el producto de vuelta, en el mismo estado, y dinos la transportadora y la guía en tu caso. Ahí está la hoja de devolución.';
const WHERE_TO =
  'Si pagaste en efectivo o por PSE, dinos en tu caso a qué cuenta o llave te devolvemos la plata.';
const PROOF =
  'Confirma que lo escribiste tú: abre el enlace. Desde ese día corre el plazo de la ley para responderte. Si no fuiste tú, no hagas nada: no tocamos tus datos ni le contamos nada a nadie.';
const DIGITS = 'Para abrirlo te pedimos los últimos 4 dígitos de tu documento.';

const OTHER_ACCOUNT =
  'El banco no aceptó el pago a la cuenta que nos diste. Danos otra, a tu nombre, en tu caso y te devolvemos la plata.';
const GOODS_FOR_HER =
  'Ese día vence el plazo para que tengas lo que te iban a cambiar o reparar. Si no lo tienes, pide en tu caso que decidamos.';
const GOODS_OF_SHOP =
  'Ese día vence el plazo para que tu cliente tenga lo que le ibas a cambiar o reparar. Si no le llega, puede pedir que decidamos y recibir su plata.';

function addressOf({ number }: CaseMail, to: Reader, signature: string | undefined): string {
  if (to === 'buyer') return casePaths.case(number, signature);
  return to === 'shop' ? sellerCasePaths.case(number) : operatorCasePaths.case(number);
}

function subjectOf({ number, nextOn }: CaseMail, news: CaseNews): string {
  switch (news) {
    case 'message':
      return `Mensaje nuevo en el caso ${number}`;
    case 'reminder':
      return `El caso ${number} tiene fecha: ${nextOn ? formatSpanishDate(nextOn) : ''}`;
    case 'account':
      return `Caso ${number}: el banco no pudo devolverte la plata`;
    case 'overdue':
      return `Vencido: el caso ${number} espera una respuesta`;
    default:
      return `Novedad en el caso ${number}`;
  }
}

function sentence(mail: CaseMail, to: Reader, news: CaseNews): string {
  if (news === 'overdue') return 'La fecha de este caso ya pasó y nadie lo ha movido. Míralo hoy.';
  if (news === 'reminder' && mail.state === 'decided' && givesGoods(mail.outcome))
    return to === 'buyer' ? GOODS_FOR_HER : GOODS_OF_SHOP;
  if (news === 'reminder') return 'La fecha de este caso está cerca y el siguiente paso es tuyo.';
  if (news === 'account') return OTHER_ACCOUNT;
  if (news === 'message') return 'Hay un mensaje nuevo en este caso.';
  if (to === 'buyer') return `${caseTitle({ ...mail, shopName: mail.sellerName })}.`;
  const result = mail.outcome ? ` (${caseOutcomeName(mail.outcome).toLowerCase()})` : '';
  return `El caso está ahora así: ${caseStateName(mail.state).toLowerCase()}${result}.`;
}

interface Parts {
  subject: string;
  texts: readonly string[];
  label: string;
  address: string;
}

function message(mail: CaseMail, shop: Shop, { subject, texts, label, address }: Parts): RenderedMessage {
  const rows: (readonly [string, string])[] = [
    ['Caso', mail.number],
    ['Tipo', caseKindName(mail.kind)],
    ['Fecha', formatSpanishDate(mail.openedOn)],
    ...(mail.orderNumber === null ? [] : [['Pedido', String(mail.orderNumber)] as const]),
    ...(mail.sellerName === null ? [] : [['Tienda', mail.sellerName] as const]),
    ...(mail.nextOn === null ? [] : [['Fecha que sigue', formatSpanishDate(mail.nextOn)] as const]),
    ['Norma', ruleById(mail.ruleId).law],
  ];
  return {
    subject,
    html: layout(shop, {
      title: subject,
      preview: texts[1] ?? subject,
      content: html`${texts.map((text) => paragraph(text))}
${panel('El caso', rows)}
${button(label, address)}`,
    }),
    text: textLayout(shop, [
      ...texts,
      rows.map(([name, value]) => `${name}: ${value}`).join('\n'),
      `${label}: ${address}`,
    ]),
    replyTo: null,
  };
}
