import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { iconSprite } from './vite-plugins/icon-sprite.ts';

// Several builds can stand side by side: DIST_DIR=.cache/dist-other npm run build.
const target = process.env.DIST_DIR || 'dist';

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), iconSprite()],
  appType: 'custom',
  builder: {},
  environments: {
    client: {
      build: {
        outDir: `${target}/client`,
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: { input: 'src/web/entry-client.tsx' },
      },
    },
    ssr: {
      // One file without dependencies: the server starts faster and React is always the production build.
      resolve: { noExternal: command === 'build' ? true : [] },
      build: {
        outDir: `${target}/server`,
        emptyOutDir: true,
        rolldownOptions: { input: 'src/web/entry-server.tsx' },
        copyPublicDir: false,
      },
    },
  },
}));
