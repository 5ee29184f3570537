import { TERMS } from '../../../domain/legal-texts.ts';
import type { PageRequest } from '../../app/page.ts';
import { contentMeta } from './content-meta.ts';

export async function termsLoader(page: PageRequest) {
  const base = contentMeta(
    page,
    'Términos y condiciones',
    'Las condiciones de compra y venta en el mercado.',
  );
  return { ...base, brand: page.brand, version: TERMS.version };
}
