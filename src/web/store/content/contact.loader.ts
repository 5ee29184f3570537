import type { PageRequest } from '../../app/page.ts';
import { contentMeta } from './content-meta.ts';

export async function contactLoader(page: PageRequest) {
  const base = contentMeta(
    page,
    'Contacto',
    'Escríbenos: preguntas, quejas y reclamos con número de radicado.',
  );
  return { ...base, brand: page.brand };
}
