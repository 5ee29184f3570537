import { displayFont, textFont } from '../fonts.ts';
import { embeddedIcon } from '../icons.ts';

export type Label = {
  brand: string;
  title: string;
  detail?: string;
  weight?: string;
  icon?: string;
  /** A drawing of our own in place of the vector. */
  mark?: (x: number, y: number, size: number) => string;
  accent?: string;
  paper?: string;
  ink?: string;
};

/** Printed label: spaced brand, one small vector, name, detail, weight, coloured foot. */
export function label(x: number, y: number, width: number, height: number, text: Label, radius = 10): string {
  const {
    brand,
    title,
    detail = '',
    weight = '',
    accent = '#c8371b',
    paper = '#fff8ea',
    ink = '#2a2118',
  } = text;
  const centre = x + width / 2;
  const titleSize = Math.min(38, (width * 0.9) / (title.length * 0.56));
  const iconSize = Math.min(height * 0.4, height - 150);
  const brandSize = Math.min(13, (width * 0.86) / (brand.length * 0.92));
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${paper}"/>
    <rect x="${x}" y="${y + height - 14}" width="${width}" height="14" fill="${accent}" rx="${Math.min(radius, 7)}"/>
    <text x="${centre}" y="${y + 28}" font-family="${textFont}" font-weight="700" font-size="${brandSize}" letter-spacing="${brandSize * 0.2}" text-anchor="middle" fill="${accent}">${brand}</text>
    ${iconSize > 30 ? pictureOf(text, centre - iconSize / 2, y + 38, iconSize) : ''}
    <text x="${centre}" y="${y + height - 68}" font-family="${displayFont}" font-weight="800" font-size="${titleSize}" text-anchor="middle" fill="${ink}">${title}</text>
    <text x="${centre}" y="${y + height - 45}" font-family="${textFont}" font-weight="600" font-size="${Math.min(16, (width * 0.9) / (detail.length * 0.52))}" text-anchor="middle" fill="${ink}" opacity=".85">${detail}</text>
    <text x="${centre}" y="${y + height - 24}" font-family="${textFont}" font-weight="700" font-size="15" text-anchor="middle" fill="${ink}" opacity=".8">${weight}</text>`;
}

function pictureOf({ mark, icon }: Label, x: number, y: number, size: number): string {
  if (mark) return mark(x, y, size);
  return icon ? embeddedIcon(icon, x, y, size) : '';
}
