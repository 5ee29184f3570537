import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { operatorPaths } from '../../../../wire/operator-paths.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { button, layout, paragraph, textLayout } from './layout.ts';
import { html } from './markup.ts';
import type { RenderedMessage, Shop } from './rendered-message.ts';

export interface TeamInvitation {
  shopName: string;
  roleName: string;
  token: string;
  expiresAt: Date;
}

/** To somebody who may not know the site: what it is, from whom, and that nothing happens by itself. */
export function renderTeamInvitation(invitation: TeamInvitation, shop: Shop): RenderedMessage {
  const { shopName, roleName, token, expiresAt } = invitation;
  const title = `${shopName} te invita a su equipo`;
  const link = `${shop.baseUrl}${sellerPaths.invitation(token)}`;
  const lines = [
    'Hola:',
    `${shopName} vende en ${shop.brand.name} y te invita a trabajar en su tienda con el rol ${roleName}.`,
    `El enlace es personal, sirve una sola vez y vence el ${formatSpanishDate(expiresAt)}.`,
    'Si no esperabas esta invitación, ignora el correo: no pasa nada.',
  ] as const;
  return personalMail({ title, lines, action: { label: 'Ver la invitación', link } }, shop);
}

/** To somebody of the marketplace's own people; the password comes by the recovery of the entrance. */
export function renderOperatorWelcome(roleName: string, shop: Shop): RenderedMessage {
  const lines = [
    'Hola:',
    `Tienes acceso a la operación de ${shop.brand.name} con el rol ${roleName}.`,
    'Entra con este correo. Si todavía no tienes contraseña, pídela en la misma página con «¿Olvidaste tu contraseña?».',
    'Si no esperabas este correo, respóndelo: alguien se equivocó de dirección.',
  ] as const;
  const link = `${shop.baseUrl}${operatorPaths.enter()}`;
  const title = `Tu acceso a la operación de ${shop.brand.name}`;
  return personalMail({ title, lines, action: { label: 'Entrar a la operación', link } }, shop);
}

interface PersonalMail {
  title: string;
  lines: readonly [string, string, ...string[]];
  action: { label: string; link: string };
}

/** The button stands behind the second line. */
function personalMail({ title, lines, action }: PersonalMail, shop: Shop): RenderedMessage {
  const [greeting, news, ...others] = lines;
  return {
    subject: title,
    html: layout(shop, {
      title,
      preview: news,
      content: html`${paragraph(greeting)}${paragraph(news)}${button(action.label, action.link)}${others.map(paragraph)}`,
    }),
    text: textLayout(shop, [...lines, `${action.label}: ${action.link}`]),
    replyTo: null,
  };
}
