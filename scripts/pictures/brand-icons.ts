import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { displayFont, textFont } from './fonts.ts';
import { interfaceFolder, publicFolder } from './output.ts';
import { renderScene } from './studio/scene.ts';

const green = '#0E6E52';
const mango = '#FFB627';
const dark = '#0B5A43';

/** The market stall of the logo, 64 units. */
const stall = `<path d="M12 8h40l8 22H4z" fill="${green}"/><path d="M22.5 8h9.5v22H18.6zM41.5 8H52l8 22H46z" fill="${mango}"/><path d="M4 30h14a7 7 0 0 1-14 0z" fill="${green}"/><path d="M18 30h14a7 7 0 0 1-14 0z" fill="${mango}"/><path d="M32 30h14a7 7 0 0 1-14 0z" fill="${green}"/><path d="M46 30h14a7 7 0 0 1-14 0z" fill="${mango}"/><path d="M10 42h6v14h-6zM48 42h6v14h-6z" fill="${dark}"/><path d="M8 50h48v7a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3z" fill="${dark}"/>`;

/** Tab icon, app icons and the picture shown when a link is shared. */
export async function writeBrandFiles(isForced: boolean): Promise<void> {
  if (!isForced && existsSync(join(interfaceFolder, 'share.jpg'))) return;
  mkdirSync(interfaceFolder, { recursive: true });
  writeFileSync(
    join(publicFolder, 'favicon.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${stall}</svg>\n`,
  );
  await writeAppIcon('icon-192.png', 192);
  await writeAppIcon('icon-512.png', 512);
  await writeAppIcon('apple-touch-icon.png', 180);
  await sharp(await renderShare())
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(interfaceFolder, 'share.jpg'));
}

/** Room around the stall, so that phones may cut the icon round. */
async function writeAppIcon(file: string, size: number): Promise<void> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-18 -16 100 100"><rect x="-18" y="-16" width="100" height="100" fill="#FFF8EA"/>${stall}</svg>`;
  await sharp(Buffer.from(drawing))
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(publicFolder, file));
}

function renderShare(): Promise<Buffer> {
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <svg x="80" y="120" width="104" height="104" viewBox="0 0 64 64">${stall}</svg>
    <text x="204" y="204" font-family="${displayFont}" font-weight="800" font-size="92" letter-spacing="-3" fill="${dark}">plazuela</text>
    <text x="84" y="340" font-family="${displayFont}" font-weight="800" font-size="58" letter-spacing="-1" fill="#1d1a14">Del campo</text>
    <text x="84" y="408" font-family="${displayFont}" font-weight="800" font-size="58" letter-spacing="-1" fill="#1d1a14">a tu mesa</text>
    <text x="84" y="474" font-family="${textFont}" font-weight="600" font-size="30" fill="#3f2f1c">El mercado de Colombia en línea</text></svg>`;
  return renderScene({
    frame: { width: 1200, height: 630 },
    ground: 'mango',
    horizon: 0.6,
    overlay,
    objects: [
      { body: 'fruitCrate', x: 0.78, y: 0.9, height: 0.74 },
      { body: 'coffee', x: 0.6, y: 0.93, height: 0.42 },
      { body: 'geometricBag', x: 0.93, y: 0.95, height: 0.5 },
      { body: 'avocado', x: 0.7, y: 0.97, height: 0.2 },
      { body: 'tomato', x: 0.83, y: 0.975, height: 0.16 },
    ],
  });
}
