import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { iconNames } from '../src/web/ui/icon-names.ts';

const icons = path.resolve('node_modules/@phosphor-icons/core/assets');

/**
 * One SVG file with a symbol for each listed icon, named by its content, shortly, since a page says it for every icon. Its address is the constant
 * `import.meta.env.ICON_SPRITE_URL` in both builds, so server and browser write the same markup. The list is a
 * dependency of the Vite configuration: the development server restarts by itself when it changes.
 */
export function iconSprite(): Plugin {
  const sprite = buildSprite();
  const hash = createHash('sha256').update(sprite).digest('hex').slice(0, 6);
  const file = `assets/${hash}.svg`;
  return {
    name: 'icon-sprite',
    config: () => ({ define: { 'import.meta.env.ICON_SPRITE_URL': JSON.stringify(`/${file}`) } }),
    configureServer(server) {
      server.middlewares.use(`/${file}`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(sprite);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: file, source: sprite });
    },
  };
}

function buildSprite(): string {
  const symbols = Object.entries(iconNames).flatMap(([name, weights]) =>
    weights.map((weight) => symbolOf(name, weight)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

function symbolOf(name: string, weight: string): string {
  const fileName = weight === 'regular' ? `${name}.svg` : `${name}-${weight}.svg`;
  const source = readFileSync(path.join(icons, weight, fileName), 'utf8');
  const shapes = source.replace(/^<svg[^>]*>/, '').replace('</svg>', '');
  const id = weight === 'regular' ? name : `${name}-${weight}`;
  return `<symbol id="${id}" viewBox="0 0 256 256">${shapes}</symbol>`;
}
