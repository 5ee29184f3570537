import type { RequestContext } from '../../../guards/request-context.ts';

/** Lists that answer a bare array (spec 7) tell the address of the next page in the Link header (RFC 8288). */
export function linkToNextPage(
  request: RequestContext,
  path: string,
  limit: number | undefined,
  nextCursor: string | null,
): void {
  if (!nextCursor) return;
  const query = new URLSearchParams({
    ...(limit !== undefined && { limit: String(limit) }),
    cursor: nextCursor,
  });
  request.setHeader('link', `</api${path}?${query}>; rel="next"`);
}
