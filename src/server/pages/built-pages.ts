import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartFailure } from '../start-failure.ts';
import type { AppName, PageAssets, PageRenderer, PageSource } from './page-renderer.ts';

const SERVER_ENTRY = 'server/entry-server.js';
const CLIENT_ENTRIES: Record<AppName, string> = {
  store: 'src/web/entry-client.tsx',
  panel: 'src/web/entry-panel.tsx',
};

interface ManifestChunk {
  file: string;
  css?: string[];
  assets?: string[];
}

type Manifest = Record<string, ManifestChunk>;

export async function loadBuiltRenderer(distDir: string): Promise<PageRenderer> {
  return (await import(pathToFileURL(path.join(distDir, SERVER_ENTRY)).href)) as PageRenderer;
}

export async function loadBuiltAssets(distDir: string): Promise<PageSource['assets']> {
  const client = path.join(distDir, 'client');
  const manifest = await readManifest(path.join(client, '.vite/manifest.json'));
  return {
    store: assetsOf(manifest, CLIENT_ENTRIES.store),
    panel: assetsOf(manifest, CLIENT_ENTRIES.panel),
  };
}

function assetsOf(manifest: Manifest, name: string): PageAssets {
  const entry = manifest[name];
  if (!entry) throw new Error(`the build has no ${name}`);
  const [styleSheet, ...others] = entry.css ?? [];
  if (styleSheet === undefined || others.length > 0) throw new Error(`${name} has not one style sheet`);
  return {
    styleSheet: `/${styleSheet}`,
    entryScript: `/${entry.file}`,
    fonts: (entry.assets ?? []).filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`),
  };
}

async function readManifest(file: string): Promise<Manifest> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartFailure('The pages are not built yet. Run npm run build, or start with npm start.');
  });
  return JSON.parse(text);
}
