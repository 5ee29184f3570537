import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { iconDrawing } from './icons.ts';
import type { MaterialName } from './light/materials.ts';
import type { Grade } from './light/palette.ts';
import { relight } from './light/relight.ts';

type Part = {
  body: Body;
  /** Centre of the part and its width, in units of the group. */
  x: number;
  y: number;
  width: number;
  rotate?: number;
  flip?: boolean;
};

/** A thing that can stand in a scene: a relit vector, a finished drawing, a relit drawing, or a group. */
export type Body =
  | { icon: string; material: MaterialName; grade?: Grade }
  | { draw: () => string; material?: MaterialName; grade?: Grade }
  | { group: Part[]; size: [width: number, height: number] };

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const groupPixels = 960;
const cacheFolder = join(tmpdir(), 'plazuela-picture-bodies');
mkdirSync(cacheFolder, { recursive: true });

/** The rendered body as a trimmed PNG of about 960 pixels; kept between runs. */
export async function renderBody(body: Body): Promise<Buffer> {
  const key = createHash('sha256').update(fingerprint(body)).digest('hex').slice(0, 20);
  const file = join(cacheFolder, `${key}.png`);
  if (existsSync(file)) return readFileSync(file);
  const png = await sharp(await render(body))
    .trim({ threshold: 8 })
    .png()
    .toBuffer();
  writeFileSync(file, png);
  return png;
}

async function render(body: Body): Promise<Buffer> {
  if ('group' in body) return renderGroup(body.group, body.size);
  if ('icon' in body) return relight(iconDrawing(body.icon, groupPixels), body.material, body.grade ?? {});
  // Drawn colours are natural already, so only the explicit grade applies.
  if (body.material) return relight(body.draw(), body.material, { keep: true, ...body.grade });
  return sharp(Buffer.from(body.draw())).resize(1000, 1000, { fit: 'inside' }).png().toBuffer();
}

/** Parts from back to front; each drops a soft shadow on those behind it, never outside the group. */
async function renderGroup(parts: Part[], [width, height]: [number, number]): Promise<Buffer> {
  const scale = groupPixels / Math.max(width, height);
  const canvas = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const layers: OverlayOptions[] = [];
  for (const part of parts) {
    const picture = await posed(part, Math.round(part.width * scale));
    const size = await sharp(picture).metadata();
    const left = Math.round(part.x * scale - size.width / 2);
    const top = Math.round(part.y * scale - size.height / 2);
    const shadow = await softShadow(picture);
    const reach = Math.round(groupPixels * 0.008);
    layers.push({ input: shadow, left: left + reach, top: top + reach * 2, blend: 'atop' });
    layers.push({ input: picture, left, top });
  }
  const blank = { create: { ...canvas, channels: 4 as const, background: clear } };
  return sharp(blank).composite(layers).png().toBuffer();
}

async function posed(part: Part, width: number): Promise<Buffer> {
  let picture = sharp(await renderBody(part.body)).resize({ width });
  if (part.flip) picture = picture.flop();
  const flat = await picture.png().toBuffer();
  if (!part.rotate) return flat;
  return sharp(flat).rotate(part.rotate, { background: clear }).png().toBuffer();
}

async function softShadow(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const alpha = await sharp(picture).ensureAlpha().extractChannel(3).linear(0.42, 0).raw().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#20140a' } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .blur(groupPixels * 0.012)
    .png()
    .toBuffer();
}

function fingerprint(body: Body): string {
  if ('group' in body) {
    const parts = body.group.map(
      ({ body: inner, ...place }) => `${fingerprint(inner)}${JSON.stringify(place)}`,
    );
    return `group ${body.size} ${parts.join('|')}`;
  }
  if ('icon' in body) return JSON.stringify(body);
  return JSON.stringify([body.draw(), body.material, body.grade]);
}
