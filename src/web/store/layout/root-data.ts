import { useRouteLoaderData } from 'react-router';
import type { RootData } from './root.loader.ts';

/** Brand and menu. Null only while an error of the shell itself is shown. */
export function useRootData(): RootData | null {
  return useRouteLoaderData<RootData>('root') ?? null;
}
