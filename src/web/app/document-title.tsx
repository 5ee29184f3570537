import { useEffect } from 'react';
import { useMatches } from 'react-router';
import type { PageData } from './page.ts';

/** After a navigation in the browser the head follows the page; the first page has it from the server. */
export function DocumentTitle() {
  const leaf = useMatches().at(-1);
  const meta = (leaf?.loaderData as PageData | undefined)?.meta;
  useEffect(() => {
    document.title = meta?.title ?? 'Página no encontrada';
    setAttribute('meta[name="description"]', 'content', meta?.description ?? '');
    setAttribute(
      'link[rel="canonical"]',
      'href',
      new URL(meta?.canonical ?? location.href, location.href).href,
    );
  }, [meta]);
  return null;
}

function setAttribute(selector: string, name: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
