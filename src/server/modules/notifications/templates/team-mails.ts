import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
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
  const [greeting, invites, ...others] = lines;
  return {
    subject: title,
    html: layout(shop, {
      title,
      preview: invites,
      content: html`${paragraph(greeting)}${paragraph(invites)}${button('Ver la invitación', link)}${others.map(paragraph)}`,
    }),
    text: textLayout(shop, [...lines, `Ver la invitación: ${link}`]),
    replyTo: null,
  };
}
