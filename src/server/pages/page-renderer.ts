import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import type { Config } from '../config.ts';
import type { Call } from '../http/handlers.ts';

/** The crossing from server to web: the built entry, described here because the server never imports web code. */
export interface PageRenderer {
  renderPage(request: Request, environment: PageEnvironment): Promise<RenderedPage>;
  loadPageData(request: Request, environment: PageEnvironment): Promise<LoadedPageData>;
}

export interface PageEnvironment {
  call: Call;
  cookie: (name: string) => string | null;
  brand: Config['brand'];
}

export interface PageMeta {
  title: string;
  description: string;
  canonical: string | null;
  imageUrl?: string;
  jsonLd?: object[];
}

export interface RenderedPage {
  status: number;
  redirect?: string;
  markup: string;
  hydration: object;
  meta: PageMeta | null;
  cacheTags: string[] | null;
  file: string | null;
}

export type LoadedPageData = { data?: unknown; redirect?: string; status?: number; cacheTags?: string[] };

/** What the head of a document refers to. */
export interface PageAssets {
  /** Inlined: one request less before the first paint. */
  styles: string;
  entryScript: string;
  /** Scripts that the page's file needs beside the entry. */
  scriptsOf: (pageFile: string | null) => string[];
  fonts: string[];
}

const SERVER_ENTRY = 'server/entry-server.js';
const CLIENT_ENTRY = 'src/web/entry-client.tsx';

interface ManifestChunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}

export async function loadBuiltRenderer(distDir: string): Promise<PageRenderer> {
  return (await import(pathToFileURL(path.join(distDir, SERVER_ENTRY)).href)) as PageRenderer;
}

export async function loadBuiltAssets(distDir: string): Promise<PageAssets> {
  const client = path.join(distDir, 'client');
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const entry = manifest[CLIENT_ENTRY];
  if (!entry) throw new Error(`the build has no ${CLIENT_ENTRY}; run npm run build`);
  const styles = await Promise.all(
    (entry.css ?? []).map((file) => readFile(path.join(client, file), 'utf8')),
  );
  const fonts = (entry.assets ?? []).filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`);
  return {
    styles: styles.join('\n'),
    entryScript: `/${entry.file}`,
    scriptsOf: (pageFile) => scriptsOf(manifest, pageFile),
    fonts,
  };
}

/** Development: Vite transforms on request; styles arrive as modules. */
export function developmentRenderer(vite: ViteDevServer): PageRenderer {
  const load = () => vite.ssrLoadModule('/src/web/entry-server.tsx') as Promise<PageRenderer>;
  return {
    renderPage: async (request, environment) => (await load()).renderPage(request, environment),
    loadPageData: async (request, environment) => (await load()).loadPageData(request, environment),
  };
}

export const developmentAssets: PageAssets = {
  styles: '',
  entryScript: `/${CLIENT_ENTRY}`,
  scriptsOf: () => [],
  fonts: [],
};

function scriptsOf(manifest: Record<string, ManifestChunk>, pageFile: string | null): string[] {
  if (!pageFile) return [];
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
  };
  visit(path.posix.join('src/web/store', pageFile));
  return [...seen].filter((key) => key !== CLIENT_ENTRY).map((key) => `/${manifest[key]?.file}`);
}
