import { formatPesos } from '../../../../domain/money.ts';
import { pictureOfWidth } from '../../../../domain/picture.ts';
import { paths } from '../../../../wire/paths.ts';
import { colours } from './layout.ts';
import { html, type Markup, nothing } from './markup.ts';
import type { OrderMailLine } from './order-mail.ts';

/** Picture, name, chosen terms, quantity and price of each line. */
export function lineRows(lines: readonly OrderMailLine[], baseUrl: string): Markup[] {
  return lines.map((line) => lineRow(line, baseUrl));
}

export function lineText(line: OrderMailLine): string {
  const terms = termsText(line);
  return `${line.quantity} × ${line.name}${terms && ` (${terms})`}: ${formatPesos(lineTotal(line))}`;
}

function termsText({ terms }: OrderMailLine): string {
  return terms.map(({ attribute, term }) => `${attribute}: ${term}`).join(', ');
}

function lineRow(line: OrderMailLine, baseUrl: string): Markup {
  const terms = termsText(line);
  const cell = `padding:12px 0;border-top:1px solid ${colours.line}`;
  return html`<tr>
<td valign="top" width="76" style="${cell}"><img src="${smallPicture(line.imageUrl, baseUrl)}" width="64" height="64" alt="" style="display:block;border:0;border-radius:12px;background:${colours.quiet}"></td>
<td valign="top" style="${cell}"><a href="${baseUrl}${paths.product(line.productId)}" target="_blank" style="color:${colours.ink};font-weight:600;text-decoration:none">${line.name}</a>
${terms ? html`<br><span style="color:${colours.thirdInk};font-size:14px;line-height:20px">${terms}</span>` : nothing}
<br><span style="color:${colours.thirdInk};font-size:14px;line-height:20px">Cantidad: ${line.quantity} · SKU ${line.reference}</span></td>
<td valign="top" align="right" style="${cell};white-space:nowrap;font-weight:700">${formatPesos(lineTotal(line))}${originalPrice(line)}</td>
</tr>`;
}

function originalPrice(line: OrderMailLine): Markup {
  if (line.unitPricePesos >= line.pricePesos) return nothing;
  return html`<br><s style="color:${colours.thirdInk};font-size:14px;font-weight:400">${formatPesos(line.pricePesos * line.quantity)}</s>`;
}

function lineTotal(line: OrderMailLine): number {
  return line.unitPricePesos * line.quantity;
}

function smallPicture(imageUrl: string, baseUrl: string): string {
  return new URL(pictureOfWidth(imageUrl, 160), `${baseUrl}/`).href;
}
