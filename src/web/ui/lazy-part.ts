import { type ComponentType, lazy } from 'react';

/** A part that is loaded when it is first shown. Without a connection it waits for one: the page around it must not fall. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(() => connection().then(load)) }));
}

function connection(): Promise<unknown> {
  return new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
