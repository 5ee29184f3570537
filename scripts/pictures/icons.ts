import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { naturaliseHex } from './light/palette.ts';

type IconSet = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> };

const iconSet: IconSet = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8'),
);

/** A Fluent vector as a standing drawing. */
export function iconDrawing(name: string, pixels: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${pixels}" height="${pixels}" viewBox="0 0 32 32">${getBody(name)}</svg>`;
}

/** A Fluent vector inside another drawing; its ids get a prefix so that they cannot collide. */
export function embeddedIcon(name: string, x: number, y: number, size: number): string {
  const prefix = `${name}-${Math.round(x)}-${Math.round(y)}-`;
  const body = naturaliseHex(getBody(name))
    .replace(/id="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 32 32">${body}</svg>`;
}

function getBody(name: string): string {
  const icon = iconSet.icons[name] ?? iconSet.icons[iconSet.aliases?.[name]?.parent ?? ''];
  if (!icon) throw new Error(`No vector named ${name}`);
  return icon.body;
}
