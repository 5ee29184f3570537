import { success } from '../../src/domain/result.ts';
import type { PageRequest } from '../../src/web/app/page.ts';
import type { Shop } from './order-factories.ts';
import { read } from './published-reads.ts';

/** What the loader of a panel's page gets when somebody opens `path`. */
export function pageOf(
  { app, context }: Pick<Shop, 'app' | 'context'>,
  who: { cookies: Record<string, string> },
  path: string,
): PageRequest {
  return {
    url: new URL(path, context.config.baseUrl),
    params: {},
    brand: context.config.brand,
    read: async (name, input) => success(await read(app, name, input, who)),
    call: (name) => {
      throw new Error(`${name}: a panel's page reads and calls nothing`);
    },
    cookie: () => null,
    cameFrom: () => null,
  };
}
