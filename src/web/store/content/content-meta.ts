import type { PageRequest } from '../../app/page.ts';

/** The head of a page of text; such a page changes only with a release. */
export function contentMeta(page: PageRequest, title: string, description: string) {
  return {
    meta: { title: `${title} | ${page.brand.name}`, description, canonical: page.url.pathname },
    cacheTags: ['content'],
  };
}
