import { CASH_LIMIT_TAG, findCashLimit } from '../../app/cash-limit.ts';
import type { PageRequest } from '../../app/page.ts';
import { contentMeta } from './content-meta.ts';
import { questionsOf } from './questions.ts';

export async function supportLoader(page: PageRequest) {
  const base = contentMeta(
    page,
    'Soporte',
    'Respuestas para compradores y vendedores: pedidos, envíos, pagos y devoluciones.',
  );
  const paysAtHome = (await findCashLimit(page)) > 0;
  const entries = questionsOf({ paysAtHome }).flatMap(({ items }) => items);
  const faq = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  const cacheTags = [...base.cacheTags, CASH_LIMIT_TAG];
  return { ...base, cacheTags, meta: { ...base.meta, jsonLd: [faq] }, paysAtHome };
}
