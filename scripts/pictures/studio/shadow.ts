import sharp from 'sharp';
import { blur, vertical } from '../svg.ts';

export type Layer = { picture: Buffer; left: number; top: number };
export type Standing = { picture: Buffer; width: number; height: number; centre: number; base: number };

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** Cast shadow: the silhouette squashed to 34 % and sheared to the right, fading upwards. */
export async function castShadow(object: Standing, side: number, isDark: boolean): Promise<Layer> {
  const height = Math.max(6, Math.round(object.height * 0.34));
  const silhouette = await tintedSilhouette(object.picture, object.width, height, isDark);
  const pad = Math.round(side * 0.06);
  const picture = await sharp(silhouette, { raw: { width: object.width, height, channels: 4 } })
    .affine(
      [
        [1, -1.05],
        [0, 1],
      ],
      { background: clear },
    )
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background: clear })
    .blur(Math.max(1, side * 0.016))
    .png()
    .toBuffer();
  return {
    picture,
    left: Math.round(object.centre - object.width / 2 - pad + object.width * 0.03),
    top: object.base - height - pad + Math.round(object.height * 0.012),
  };
}

async function tintedSilhouette(
  picture: Buffer,
  width: number,
  height: number,
  isDark: boolean,
): Promise<Buffer> {
  const alpha = await sharp(picture)
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer();
  const [r, g, b] = isDark ? [0, 0, 0] : [58, 36, 8];
  const out = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const fade = 0.35 + (0.65 * Math.floor(i / width)) / height;
    out.set([r, g, b, alpha[i] * 0.34 * fade], i * 4);
  }
  return out;
}

/** Contact shadow: two ellipses as wide as the lowest 6 % of the object. */
export async function contactShadow(object: Standing, side: number, isDark: boolean): Promise<Layer> {
  const [first, last] = await footprint(object);
  const span = Math.max(object.width * 0.3, last - first);
  const width = Math.round(span * 1.22);
  const height = Math.max(6, Math.round(Math.min(object.height * 0.085, span * 0.14)));
  const pad = Math.round(side * 0.06);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width + pad * 2}" height="${height + pad * 2}"><defs>${blur('wide', side * 0.009)}${blur('tight', side * 0.004)}</defs>
    <ellipse cx="${pad + width / 2}" cy="${pad + height * 0.45}" rx="${width * 0.46}" ry="${height * 0.42}" fill="${isDark ? '#000' : '#2b1c08'}" opacity=".34" filter="url(#wide)"/>
    <ellipse cx="${pad + width / 2}" cy="${pad + height * 0.42}" rx="${width * 0.32}" ry="${height * 0.2}" fill="#1c1104" opacity=".5" filter="url(#tight)"/></svg>`;
  return {
    picture: await sharp(Buffer.from(drawing)).png().toBuffer(),
    left: Math.round(object.centre - object.width / 2 + (first + last) / 2 - width / 2 - pad),
    top: Math.round(object.base - height * 0.62 - pad),
  };
}

async function footprint({ picture, width, height }: Standing): Promise<[number, number]> {
  const alpha = await sharp(picture).ensureAlpha().extractChannel(3).raw().toBuffer();
  let [first, last] = [width, 0];
  for (let i = Math.floor(height * 0.94) * width; i < alpha.length; i++) {
    if (alpha[i] <= 90) continue;
    first = Math.min(first, i % width);
    last = Math.max(last, i % width);
  }
  return [first, last];
}

/** Mirror image on a polished floor, for devices. */
export async function reflection({ picture, width, height, centre, base }: Standing): Promise<Layer> {
  const shown = Math.round(height * 0.24);
  const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${shown}"><defs>${vertical(
    'fade',
    [
      [0, '#fff', 0.26],
      [1, '#fff', 0],
    ],
  )}</defs><rect width="${width}" height="${shown}" fill="url(#fade)"/></svg>`;
  const flipped = await sharp(picture).flip().png().toBuffer();
  const mirrored = await sharp(flipped)
    .extract({ left: 0, top: 0, width, height: shown })
    .ensureAlpha()
    .composite([{ input: Buffer.from(fade), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return {
    picture: await sharp(mirrored).blur(1.2).png().toBuffer(),
    left: Math.round(centre - width / 2),
    top: base - 1,
  };
}
