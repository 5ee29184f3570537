import type { PageRequest } from '../../../app/page.ts';
import { contentMeta } from '../../content/content-meta.ts';
import { legalTextOf } from '../../content/legal-text.ts';

export async function warrantyRightLoader(page: PageRequest) {
  const base = contentMeta(
    page,
    'Garantía',
    'Qué cubre la garantía de lo que compraste, cuánto dura, cómo se pide y quién paga el envío.',
  );
  return { ...base, text: await legalTextOf(page, 'warranty') };
}
