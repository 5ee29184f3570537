import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { projectFolder } from '../project-folder.ts';
import type { LoadedPages } from './load-pages.ts';
import type { PageAssets, PageRenderer } from './page-renderer.ts';

const START_SCRIPT = '/@start-development/';

/** Vite transforms each file when it is asked for and tells the browser what changed. */
export function loadDevelopmentPages(): LoadedPages {
  let vite: ViteDevServer | undefined;
  const load = async () =>
    (await vite?.ssrLoadModule('/src/web/entry-server.tsx')) as unknown as PageRenderer;
  return {
    source: {
      renderer: {
        renderPage: async (request, environment) => (await load()).renderPage(request, environment),
        loadPageData: async (request, environment) => (await load()).loadPageData(request, environment),
      },
      assets: {
        store: assetsOf('entry-client', '/src/web/app/style.css'),
        panel: assetsOf('entry-panel', '/src/web/panel/panel.css'),
      },
    },
    attach: async (app) => {
      vite = await startVite(app);
    },
    // Vite makes each file when it is asked for.
    keep: async () => {},
  };
}

function assetsOf(entry: string, styleSheet: string): PageAssets {
  return { styleSheet, entryScript: START_SCRIPT + entry, fonts: [] };
}

async function startVite(app: FastifyInstance): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  const server = await createServer({
    root: projectFolder,
    // The same port for pages and change messages, so that several copies can run.
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  for (const entry of ['entry-client', 'entry-panel'])
    app.get(START_SCRIPT + entry, async (_request, reply) =>
      reply.type('text/javascript').send(startScript(entry)),
    );
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/') || request.url.startsWith(START_SCRIPT)) return done();
    // Vite answers what it knows itself; everything else goes on to our routes.
    server.middlewares(request.raw, reply.raw, done);
  });
  app.addHook('onClose', () => server.close());
  return server;
}

/** React's refresh has to be in place before the first component is loaded, hence the order in one module. */
const startScript = (entry: string) => `import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('/src/web/${entry}.tsx');
`;
