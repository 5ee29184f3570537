import type { PageRequest } from '../../app/page.ts';
import { contentMeta } from './content-meta.ts';
import { legalTextOf } from './legal-text.ts';

export async function termsLoader(page: PageRequest) {
  const base = contentMeta(
    page,
    'Términos y condiciones',
    'Las condiciones de compra y venta en el mercado.',
  );
  return { ...base, brandName: page.brand.name, text: await legalTextOf(page, 'terms') };
}
