import { paths } from '../../../../wire/paths.ts';
import { html, type Markup } from './markup.ts';
import type { Shop } from './rendered-message.ts';

// The tokens of the site as values: mail clients know neither style sheets nor variables.
export const colours = {
  ground: '#FFFBF5',
  paper: '#FFFFFF',
  quiet: '#F9F2E7',
  line: '#E6DAC6',
  ink: '#211C15',
  secondInk: '#544B3E',
  thirdInk: '#6E6353',
  darkGreen: '#073B2C',
  green: '#0E6E52',
  link: '#0B5A43',
  mango: '#FFB627',
  discount: '#A32A12',
} as const;

const font = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export interface Page {
  /** What the inbox shows behind the subject. */
  preview: string;
  title: string;
  content: Markup;
}

/** One centred column of at most 600 px; tables and inline styles, because that is what mail clients agree on. */
export function layout({ brand, baseUrl }: Shop, { preview, title, content }: Page): string {
  return html`<!doctype html>
<html lang="es-CO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background:${colours.ground};color:${colours.ink};${font};font-size:16px;line-height:24px">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${colours.ground}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td style="background:${colours.darkGreen};border-radius:18px 18px 0 0;padding:20px 28px">
<a href="${baseUrl}" target="_blank" style="color:#FFFFFF;text-decoration:none;font-size:24px;line-height:28px;font-weight:800;letter-spacing:-0.02em">${brand.name}</a>
</td></tr>
<tr><td height="6" style="background:${colours.mango};height:6px;font-size:0;line-height:0">&nbsp;</td></tr>
<tr><td style="background:${colours.paper};border:1px solid ${colours.line};border-top:0;border-radius:0 0 18px 18px;padding:28px">
<h1 style="margin:0 0 12px;font-size:28px;line-height:31px;font-weight:800;letter-spacing:-0.022em">${title}</h1>
${content}
</td></tr>
<tr><td style="padding:20px 28px;color:${colours.thirdInk};font-size:13px;line-height:20px">
<strong>${brand.legalName}</strong> · NIT ${brand.nit}<br>
${brand.address}<br>
Teléfono ${brand.phone} · <a href="mailto:${brand.email}" style="color:${colours.link}">${brand.email}</a><br>
<a href="${baseUrl}${paths.support()}" target="_blank" style="color:${colours.link}">Ayuda</a> ·
<a href="${baseUrl}${paths.privacyPolicy()}" target="_blank" style="color:${colours.link}">Política de privacidad</a> ·
<a href="https://www.sic.gov.co" target="_blank" style="color:${colours.link}">Superintendencia de Industria y Comercio</a>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`.markup;
}

/** The same closing lines for the plain text twin. */
export function textLayout({ brand, baseUrl }: Shop, paragraphs: readonly string[]): string {
  const footer = [
    '--',
    `${brand.legalName} · NIT ${brand.nit}`,
    brand.address,
    `Teléfono ${brand.phone} · ${brand.email}`,
    `Ayuda: ${baseUrl}${paths.support()}`,
    `Política de privacidad: ${baseUrl}${paths.privacyPolicy()}`,
    'Superintendencia de Industria y Comercio: https://www.sic.gov.co',
  ];
  return `${[...paragraphs, footer.join('\n')].join('\n\n')}\n`;
}

export function paragraph(content: Markup | string): Markup {
  return html`<p style="margin:0 0 16px;color:${colours.secondInk}">${content}</p>`;
}

export function button(label: string, href: string): Markup {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0"><tr>
<td style="background:${colours.green};border-radius:14px"><a href="${href}" target="_blank" style="display:inline-block;padding:14px 24px;color:#FFFFFF;font-weight:650;text-decoration:none">${label}</a></td>
</tr></table>`;
}

/** A titled block; rows of label and value. */
export function panel(title: string, rows: readonly (readonly [string, string])[]): Markup {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;background:${colours.quiet};border-radius:14px">
<tr><td colspan="2" style="padding:16px 20px 4px;font-weight:700">${title}</td></tr>
${rows.map(
  ([label, value]) => html`<tr>
<td valign="top" width="38%" style="padding:4px 8px 4px 20px;color:${colours.thirdInk};font-size:14px;line-height:20px">${label}</td>
<td valign="top" style="padding:4px 20px 4px 8px;font-size:14px;line-height:20px;white-space:pre-line;word-break:break-word">${value}</td>
</tr>`,
)}
<tr><td colspan="2" height="12" style="height:12px;font-size:0;line-height:0">&nbsp;</td></tr>
</table>`;
}

/** First names only as far as they are words: a stranger's text must not travel to third parties in our name. */
export function greeting(name: string): string {
  const isName = /^[\p{L}\p{M}' -]{1,40}$/u.test(name);
  return isName ? `Hola, ${name.trim()}:` : 'Hola:';
}
