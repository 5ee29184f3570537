import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { operatorPaths } from '../../../../wire/operator-paths.ts';
import { paths } from '../../../../wire/paths.ts';
import { button, colours, greeting, layout, panel, paragraph, textLayout } from './layout.ts';
import { html, type Markup, nothing } from './markup.ts';
import type { RenderedMessage, Shop } from './rendered-message.ts';

/** Whom a mail about an account greets. */
export interface AccountMail {
  /** First name or business name; may be empty. */
  name: string;
}

/** Spec 2.4, made safe: the password of this mail works once. */
export function renderRecoveryPassword(account: AccountMail, password: string, shop: Shop): RenderedMessage {
  const link = `${shop.baseUrl}${paths.login()}`;
  return message(shop, {
    subject: 'Tu nueva contraseña',
    title: 'Tu nueva contraseña',
    lines: [
      greeting(account.name),
      'Pediste una contraseña nueva. Inicia sesión con esta; después te pediremos cambiarla por una tuya:',
      'Sirve una sola vez y vence en 30 minutos. Mientras no la uses, tu contraseña de siempre sigue funcionando.',
      'Si no la pediste, ignora este correo: nada cambia en tu cuenta.',
    ],
    secret: password,
    action: { label: 'Iniciar sesión', link },
  });
}

export function renderPasswordChanged(account: AccountMail, shop: Shop): RenderedMessage {
  return message(shop, {
    subject: 'Cambiaste tu contraseña',
    title: 'Contraseña cambiada con éxito',
    lines: [
      greeting(account.name),
      'La contraseña de tu cuenta cambió y cerramos las demás sesiones.',
      `Si no fuiste tú, escríbenos de inmediato a ${shop.brand.email}.`,
    ],
  });
}

export function renderBuyerWelcome(account: AccountMail, shop: Shop): RenderedMessage {
  return message(shop, {
    subject: `Tu cuenta en ${shop.brand.name} está lista`,
    title: 'Ahora puedes empezar a comprar',
    lines: [
      greeting(account.name),
      `Tu registro en ${shop.brand.name} quedó completo. Guardamos tus autorizaciones; las ves y las retiras cuando quieras desde tu cuenta.`,
    ],
    action: { label: 'Iniciar sesión', link: `${shop.baseUrl}${paths.login()}` },
  });
}

/** Spec 2.5 and 9: sellers are enabled within 24 hours. */
export function renderSellerReceived(account: AccountMail, shop: Shop): RenderedMessage {
  return message(shop, {
    subject: 'Recibimos tu registro como vendedor',
    title: 'Registro exitoso',
    lines: [
      greeting(account.name),
      'Recibimos tus datos y tu RUT. Los revisamos y te avisamos por correo, en máximo 24 horas, cuando tu cuenta quede habilitada.',
    ],
  });
}

export interface SellerApplication {
  sellerId: number;
  displayName: string;
  nit: string;
  email: string;
  phone: string;
  cityName: string;
}

/** To the operator. */
export function renderSellerApplication(seller: SellerApplication, shop: Shop): RenderedMessage {
  const title = `Vendedor por validar: ${seller.displayName}`;
  const rows = [
    ['Código', String(seller.sellerId)],
    ['Nombre', seller.displayName],
    ['NIT', seller.nit],
    ['Correo', seller.email],
    ['Teléfono', seller.phone],
    ['Ciudad', seller.cityName],
  ] as const;
  const promise = 'Le prometimos una respuesta en máximo 24 horas.';
  const link = `${shop.baseUrl}${operatorPaths.sellers({ solicitud: seller.sellerId })}`;
  return {
    subject: title,
    html: layout(shop, {
      title,
      preview: promise,
      content: html`${panel('Solicitud', rows)}${paragraph(promise)}${button('Revisar la solicitud', link)}`,
    }),
    text: textLayout(shop, [
      title,
      rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
      promise,
      `Revisar la solicitud: ${link}`,
    ]),
    replyTo: null,
  };
}

export function renderAccountClosed(shop: Shop): RenderedMessage {
  return message(shop, {
    subject: 'Cerramos tu cuenta',
    title: 'Tu cuenta está cerrada',
    lines: [
      'Hola:',
      'Borramos tus datos personales de la cuenta. Conservamos los pedidos, porque la ley obliga a guardar sus soportes.',
      `Si no lo pediste, escríbenos de inmediato a ${shop.brand.email}.`,
    ],
  });
}

export interface RevokedConsent {
  accountEmail: string;
  name: string;
  revokedAt: Date;
}

/** To the person and to the operator, who stops the treatment (Ley 1581 de 2012, art. 15). */
export function renderConsentRevoked(consent: RevokedConsent, shop: Shop): RenderedMessage {
  return message(shop, {
    subject: `Autorización retirada: ${consent.name}`,
    title: 'Autorización retirada',
    lines: [
      'Hola:',
      `El ${formatSpanishDate(consent.revokedAt)} la cuenta ${consent.accountEmail} retiró esta autorización: ${consent.name}.`,
      'La solicitud se atiende en máximo 15 días hábiles. Los datos que la ley obliga a conservar, como los soportes de los pedidos, se guardan solo para eso.',
    ],
  });
}

/** Spec 2.5: no accents, so that carriers send it as one message. */
export function renderPhoneCode(code: string, shop: Shop): RenderedMessage {
  const name = shop.brand.name.normalize('NFD').replace(/[^ -~]/g, '');
  const text = `${name}: tu codigo es ${code}. Vence en 10 minutos. No lo compartas.`;
  return { subject: '', text, html: '', replyTo: null };
}

interface Parts {
  subject: string;
  title: string;
  lines: [string, ...string[]];
  /** Shown large after the second line. */
  secret?: string;
  action?: { label: string; link: string };
}

function message(shop: Shop, { subject, title, lines, secret, action }: Parts): RenderedMessage {
  const large: Markup = secret
    ? html`<p style="margin:0 0 16px;padding:14px 20px;background:${colours.quiet};border-radius:14px;font-size:24px;line-height:32px;font-weight:800">${secret}</p>`
    : nothing;
  const [first, second = '', ...others] = lines;
  const plain = [first, second, ...(secret ? [secret] : []), ...others];
  return {
    subject,
    html: layout(shop, {
      title,
      preview: second,
      content: html`${paragraph(first)}${paragraph(second)}${large}${others.map(paragraph)}${
        action ? button(action.label, action.link) : nothing
      }`,
    }),
    text: textLayout(shop, action ? [...plain, `${action.label}: ${action.link}`] : plain),
    replyTo: null,
  };
}
