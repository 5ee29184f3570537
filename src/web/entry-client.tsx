import './app/style.css';
import { boot } from './app/boot/boot.ts';

boot(async (kept) => {
  // Asked for side by side: the second imports the first.
  const [, { startStore }] = await Promise.all([
    import('./app/start-app.tsx'),
    import('./store/start-store.ts'),
  ]);
  await startStore(kept);
});
