import type { PageRequest } from '../../app/page.ts';
import { contentMeta } from './content-meta.ts';
import { legalTextOf } from './legal-text.ts';

export async function privacyLoader(page: PageRequest) {
  const description =
    'Qué datos personales tratamos, para qué, con quién los compartimos y cómo ejercer tus derechos.';
  const base = contentMeta(page, 'Política de tratamiento de datos', description);
  return { ...base, text: await legalTextOf(page, 'privacy') };
}
