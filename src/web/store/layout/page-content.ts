import { paths } from '../../../wire/paths.ts';
import type { PageRequest } from '../../app/page.ts';

/** Of an address that shows a version before it is published; only operators get an answer, and it is never kept. */
const PREVIEW_PARAMETER = 'vista-previa';

/** What the marketplace writes in its pages: what is shown now, or as it would be with the version asked for. */
export function pageContent(page: Pick<PageRequest, 'url' | 'call'>) {
  if (!isPreview(page)) return page.call('getShopContent', {});
  const asked = page.url.searchParams.get(PREVIEW_PARAMETER) ?? '';
  const versionId = /^\d{1,9}$/.test(asked) ? Number(asked) : 0;
  return page.call('previewContent', { query: { versionId } });
}

export function isPreview({ url }: Pick<PageRequest, 'url'>): boolean {
  return url.pathname === paths.home() && url.searchParams.has(PREVIEW_PARAMETER);
}
