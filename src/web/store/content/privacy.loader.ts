import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { contentMeta } from './content-meta.ts';

export async function privacyLoader(page: PageRequest) {
  const description =
    'Qué datos personales tratamos, para qué, con quién los compartimos y cómo ejercer tus derechos.';
  const base = contentMeta(page, 'Política de tratamiento de datos', description);
  const text = valueOrPageError(await page.call('getLegalText', { params: { kind: 'privacy' } }));
  return { ...base, brand: page.brand, version: text.version, body: text.body };
}
