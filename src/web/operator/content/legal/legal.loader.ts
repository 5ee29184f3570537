import type { LegalKind } from '../../../../domain/legal/legal-kind.ts';
import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { requireOperator } from '../../layout/require-operator.ts';

/** As the address names them; without a word it is the terms. */
const KINDS = new Map<string | null, LegalKind>([
  ['privacidad', 'privacy'],
  ['retracto', 'withdrawal'],
  ['garantia', 'warranty'],
]);

export async function operatorLegalLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-settings');
  const asked = page.url.searchParams.get('texto');
  const kind = KINDS.get(asked) ?? 'terms';
  const [current, versions] = await Promise.all([
    page.call('getLegalText', { params: { kind }, query: {} }),
    page.read('listLegalTexts', { kind }),
  ]);
  return {
    meta: {
      title: `Textos legales | ${page.brand.name}`,
      description: 'Versiones vigentes.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    now: Date.now(),
    mayEdit: panel.permissions.includes('edit-settings'),
    kind,
    current: valueOrPageError(current),
    versions: valueOrPageError(versions),
  };
}

export type LegalData = Awaited<ReturnType<typeof operatorLegalLoader>>;
