import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { contentMeta } from './content-meta.ts';

export async function termsLoader(page: PageRequest) {
  const base = contentMeta(
    page,
    'Términos y condiciones',
    'Las condiciones de compra y venta en el mercado.',
  );
  const text = valueOrPageError(await page.call('getLegalText', { params: { kind: 'terms' } }));
  return { ...base, brand: page.brand, version: text.version, body: text.body };
}
