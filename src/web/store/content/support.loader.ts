import type { PageRequest } from '../../app/page.ts';
import { contentMeta } from './content-meta.ts';
import { QUESTIONS } from './questions.ts';

export async function supportLoader(page: PageRequest) {
  const base = contentMeta(
    page,
    'Soporte',
    'Respuestas para compradores y vendedores: pedidos, envíos, pagos y devoluciones.',
  );
  const entries = QUESTIONS.flatMap(({ items }) => items);
  const faq = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return { ...base, meta: { ...base.meta, jsonLd: [faq] } };
}
