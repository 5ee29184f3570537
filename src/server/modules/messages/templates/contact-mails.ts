import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { greeting, layout, panel, paragraph, textLayout } from './layout.ts';
import { html } from './markup.ts';
import type { RenderedMessage, Shop } from './rendered-message.ts';

export interface ContactMail {
  /** Filing number, as C-000123: Ley 1480, art. 50 wants one with its date. */
  filingNumber: string;
  receivedAt: Date;
  name: string;
  email: string;
  phone: string | null;
  topic: string;
  message: string;
  answer: string | null;
}

/** 'C-000123' */
export function contactFilingNumber(id: number): string {
  return `C-${String(id).padStart(6, '0')}`;
}

/** To the operator; answering the mail answers the sender. */
export function renderContactReceived(contact: ContactMail, shop: Shop): RenderedMessage {
  const title = `Mensaje ${contact.filingNumber}`;
  const rows = [
    ['De', contact.name],
    ['Correo', contact.email],
    ['Teléfono', contact.phone ?? 'No lo dejó'],
    ['Tema', contact.topic],
    ['Fecha', formatSpanishDate(contact.receivedAt)],
  ] as const;
  return {
    subject: `${contact.filingNumber} · ${contact.topic}`,
    html: layout(shop, {
      title,
      preview: contact.message.slice(0, 120),
      content: html`${panel('Quién escribe', rows)}
<p style="margin:0;white-space:pre-line;word-break:break-word">${contact.message}</p>`,
    }),
    text: textLayout(shop, [
      title,
      rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
      contact.message,
    ]),
    replyTo: { name: contact.name, address: contact.email },
  };
}

/**
 * To the address that the sender gave, which may be a stranger's: nothing that the sender wrote goes along, or the
 * form would send anybody's text to anybody in our name.
 */
export function renderContactAcknowledged(contact: ContactMail, shop: Shop): RenderedMessage {
  const title = `Recibimos tu mensaje ${contact.filingNumber}`;
  const received = `Lo recibimos el ${formatSpanishDate(contact.receivedAt)}. Tu número de radicado es ${contact.filingNumber}: guárdalo para hacer seguimiento.`;
  const deadline =
    'Respondemos a este correo. Si se trata de un reclamo como consumidor, lo hacemos en máximo 15 días hábiles.';
  const stranger = 'Si no fuiste tú quien escribió, puedes ignorar este correo.';
  return {
    subject: title,
    html: layout(shop, {
      title,
      preview: received,
      content: html`${paragraph('Hola:')}${paragraph(received)}${paragraph(deadline)}${paragraph(stranger)}`,
    }),
    text: textLayout(shop, ['Hola:', received, deadline, stranger]),
    replyTo: null,
  };
}

/** To the sender; answering the mail reaches the operator. */
export function renderContactAnswered(contact: ContactMail, shop: Shop): RenderedMessage {
  const title = `Respuesta a tu mensaje ${contact.filingNumber}`;
  const answer = contact.answer ?? '';
  const about = `Tu mensaje del ${formatSpanishDate(contact.receivedAt)} (${contact.topic}):`;
  return {
    subject: title,
    html: layout(shop, {
      title,
      preview: answer.slice(0, 120),
      content: html`${paragraph(greeting(contact.name))}
<p style="margin:0 0 24px;white-space:pre-line;word-break:break-word">${answer}</p>
${paragraph(about)}
<p style="margin:0;white-space:pre-line;word-break:break-word">${contact.message}</p>`,
    }),
    text: textLayout(shop, [greeting(contact.name), answer, about, contact.message]),
    replyTo: { name: shop.brand.name, address: shop.brand.email },
  };
}
