import { sellerPaths } from '../../../wire/seller-paths.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { requireSeller } from '../layout/require-seller.ts';

const STATES = { abiertas: 'open', respondidas: 'answered', reportadas: 'reported' } as const;

export async function sellerQuestionsLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'answer-people');
  const asked = page.url.searchParams;
  const name = Object.keys(STATES).find((one) => one === asked.get('estado')) ?? 'abiertas';
  const cursor = /^\d{1,10}$/.exec(asked.get('cursor') ?? '')?.[0];
  const query = { state: STATES[name as keyof typeof STATES], ...(cursor && { cursor }) };
  const [list, count] = [
    await page.read('listSellerQuestions', query),
    await page.read('countSellerFeedback', {}),
  ];
  const { questions, nextCursor } = valueOrPageError(list);
  const { openQuestions } = valueOrPageError(count);
  const href = (state: string) => `${sellerPaths.questions()}?estado=${state}`;
  const names = {
    abiertas: `Por responder (${openQuestions})`,
    respondidas: 'Respondidas',
    reportadas: 'Reportadas',
  };
  return {
    meta: {
      title: `Preguntas | ${page.brand.name}`,
      description: 'Lo que preguntan por los productos de tu tienda.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    questions,
    tabs: Object.entries(names).map(([state, text]) => ({
      name: text,
      href: href(state),
      isCurrent: state === name,
    })),
    firstHref: cursor ? href(name) : null,
    nextHref: nextCursor ? `${href(name)}&cursor=${nextCursor}` : null,
    now: Date.now(),
  };
}
