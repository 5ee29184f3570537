import { paths } from '../../../../wire/paths.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { button, greeting, layout, panel, paragraph, textLayout } from './layout.ts';
import { html, nothing } from './markup.ts';
import type { RenderedMessage, Shop } from './rendered-message.ts';

/** Spec 2.5: enablement is notified by e-mail. */
export function renderSellerApproved(sellerId: number, shopName: string, shop: Shop): RenderedMessage {
  return message(shop, {
    subject: `Tu tienda ya está abierta en ${shop.brand.name}`,
    title: 'Tu cuenta de vendedor está habilitada',
    lines: [
      `Hola, ${shopName}:`,
      'Revisamos tu solicitud y quedó aprobada. Tus productos publicados ya se ven en la tienda y puedes recibir pedidos.',
      `Esta es la dirección de tu tienda: ${shop.baseUrl}${paths.seller(sellerId)}`,
    ],
    action: { label: 'Ir al centro de vendedores', link: `${shop.baseUrl}${sellerPaths.home()}` },
  });
}

export function renderApprovalUndone(shopName: string, shop: Shop): RenderedMessage {
  return message(shop, {
    subject: 'Tu solicitud vuelve a revisión',
    title: 'Todavía estamos revisando tu solicitud',
    lines: [
      `Hola, ${shopName}:`,
      'Hace unos minutos te dijimos que tu tienda estaba aprobada. Nos falta revisar algo: por ahora tus productos no se ven.',
      'Conservamos todo lo que preparaste y te avisamos por correo apenas terminemos.',
    ],
  });
}

/** `items`: what is to be corrected, and why. */
export function renderSellerCorrection(
  shopName: string,
  items: readonly (readonly [name: string, reason: string])[],
  shop: Shop,
): RenderedMessage {
  return message(shop, {
    subject: 'Falta corregir algo de tu solicitud',
    title: 'Tu solicitud necesita una corrección',
    lines: [
      `Hola, ${shopName}:`,
      'Revisamos tu solicitud. Para aprobarla necesitamos que corrijas solo lo que sigue; lo demás ya lo tenemos.',
      'Apenas lo envíes volvemos a revisarlo y te respondemos en máximo 24 horas.',
    ],
    rows: items,
    action: { label: 'Corregir mi solicitud', link: `${shop.baseUrl}${sellerPaths.application()}` },
  });
}

export function renderSellerBlocked(shopName: string, reason: string, shop: Shop): RenderedMessage {
  return message(shop, {
    subject: 'Bloqueamos tu tienda',
    title: 'Tu tienda está bloqueada',
    lines: [
      `Hola, ${shopName}:`,
      `Bloqueamos tu tienda y cerramos sus sesiones. Motivo: ${reason}`,
      'Tus productos dejaron de verse. Nuestro equipo termina o anula contigo los pedidos en curso, y el dinero que se te debe se conserva.',
      `Si crees que es un error, escríbenos a ${shop.brand.email}.`,
    ],
  });
}

export function renderSellerUnblocked(shopName: string, shop: Shop): RenderedMessage {
  return message(shop, {
    subject: 'Tu tienda ya no está bloqueada',
    title: 'Desbloqueamos tu tienda',
    lines: [
      `Hola, ${shopName}:`,
      'Tu tienda volvió al estado que tenía y puedes entrar otra vez con tu contraseña de siempre.',
    ],
    action: { label: 'Ir al centro de vendedores', link: `${shop.baseUrl}${sellerPaths.home()}` },
  });
}

export function renderAccountBlocked(name: string, reason: string, shop: Shop): RenderedMessage {
  return message(shop, {
    subject: 'Bloqueamos tu cuenta',
    title: 'Tu cuenta está bloqueada',
    lines: [
      greeting(name),
      `Bloqueamos tu cuenta y cerramos sus sesiones. Motivo: ${reason}`,
      'Los pedidos que ya hiciste siguen su curso y conservas todos tus derechos sobre ellos.',
      `Si crees que es un error, escríbenos a ${shop.brand.email}.`,
    ],
  });
}

export function renderAccountUnblocked(name: string, shop: Shop): RenderedMessage {
  return message(shop, {
    subject: 'Tu cuenta ya no está bloqueada',
    title: 'Desbloqueamos tu cuenta',
    lines: [greeting(name), 'Ya puedes iniciar sesión otra vez con tu contraseña de siempre.'],
    action: { label: 'Iniciar sesión', link: `${shop.baseUrl}${paths.login()}` },
  });
}

interface Parts {
  subject: string;
  title: string;
  lines: [greeting: string, news: string, ...string[]];
  /** A table after the news. */
  rows?: readonly (readonly [string, string])[];
  action?: { label: string; link: string };
}

function message(shop: Shop, { subject, title, lines, rows, action }: Parts): RenderedMessage {
  const [first, news, ...others] = lines;
  const table = rows?.map(([label, value]) => `${label}: ${value}`).join('\n');
  const plain = [first, news, ...(table ? [table] : []), ...others];
  return {
    subject,
    html: layout(shop, {
      title,
      preview: news,
      content: html`${paragraph(first)}${paragraph(news)}${rows ? panel('Por corregir', rows) : nothing}${others.map(
        paragraph,
      )}${action ? button(action.label, action.link) : nothing}`,
    }),
    text: textLayout(shop, action ? [...plain, `${action.label}: ${action.link}`] : plain),
    replyTo: null,
  };
}
