import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { requireOperator } from '../../layout/require-operator.ts';

const KINDS = { terminos: 'terms', privacidad: 'privacy' } as const;

export async function operatorLegalLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-settings');
  const asked = page.url.searchParams.get('texto');
  const kind = asked === 'privacidad' ? KINDS.privacidad : KINDS.terminos;
  const [current, versions] = await Promise.all([
    page.call('getLegalText', { params: { kind } }),
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
