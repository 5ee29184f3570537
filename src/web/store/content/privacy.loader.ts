import { PRIVACY_POLICY } from '../../../domain/legal-texts.ts';
import type { PageRequest } from '../../app/page.ts';
import { contentMeta } from './content-meta.ts';

export async function privacyLoader(page: PageRequest) {
  const description =
    'Qué datos personales tratamos, para qué, con quién los compartimos y cómo ejercer tus derechos.';
  const base = contentMeta(page, 'Política de tratamiento de datos', description);
  return { ...base, brand: page.brand, version: PRIVACY_POLICY.version };
}
