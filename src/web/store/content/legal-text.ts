import type { LegalKind } from '../../../domain/legal/legal-kind.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';

/** The text that an address asks for: the one in force, or the version that it names. */
export async function legalTextOf(page: PageRequest, kind: LegalKind) {
  const version = page.url.searchParams.get('version') ?? undefined;
  return valueOrPageError(await page.call('getLegalText', { params: { kind }, query: { version } }));
}

export type ShownLegalText = Awaited<ReturnType<typeof legalTextOf>>;
