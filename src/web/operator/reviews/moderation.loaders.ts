import {
  LEVEL_VIEWS,
  type LevelView,
  MESSAGE_VIEWS,
  type MessageView,
  QUESTION_VIEWS,
  type QuestionView,
  REVIEW_VIEWS,
  type ReviewView,
} from '../../../domain/moderation.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { wholeNumber } from '../../panel/asked.ts';
import { requireOperator } from '../layout/require-operator.ts';

const REVIEW_NAMES = { pendientes: 'Por aprobar', publicadas: 'Publicadas', rechazadas: 'Rechazadas' };
const QUESTION_NAMES = {
  reportadas: 'Reportadas',
  publicadas: 'Publicadas',
  ocultas: 'Ocultas',
  retiradas: 'Retiradas',
};
const LEVEL_NAMES = { pendientes: 'Por decidir', decididos: 'Decididos' };
const MESSAGE_NAMES = { abiertos: 'Abiertos', respondidos: 'Respondidos', archivados: 'Archivados' };

export async function operatorReviewsLoader(page: PageRequest) {
  const path = operatorPaths.reviews();
  const { view, views, cursor } = readView<ReviewView>(page, path, REVIEW_VIEWS, REVIEW_NAMES);
  const { panel, ...shown } = await frame(page, 'Opiniones');
  const query = { view, ...(cursor && { cursor }) };
  const list = valueOrPageError(await page.read('listModeratedReviews', query));
  return { ...shown, panel, view, views, ...list, ...ways(views, cursor, list.nextCursor) };
}

export async function operatorQuestionsLoader(page: PageRequest) {
  const path = operatorPaths.reportedQuestions();
  const { view, views, cursor } = readView<QuestionView>(page, path, QUESTION_VIEWS, QUESTION_NAMES);
  const { panel, ...shown } = await frame(page, 'Preguntas');
  const query = { view, ...(cursor && { cursor }) };
  const list = valueOrPageError(await page.read('listModeratedQuestions', query));
  return { ...shown, panel, view, views, ...list, ...ways(views, cursor, list.nextCursor) };
}

export async function operatorMessagesLoader(page: PageRequest) {
  const path = operatorPaths.contactMessages();
  const { view, views, cursor } = readView<MessageView>(page, path, MESSAGE_VIEWS, MESSAGE_NAMES);
  const { panel, ...shown } = await frame(page, 'Mensajes');
  const query = { view, ...(cursor && { cursor }) };
  const list = valueOrPageError(await page.read('listContactMessages', query));
  return { ...shown, panel, view, views, ...list, ...ways(views, cursor, list.nextCursor) };
}

export async function operatorLevelsLoader(page: PageRequest) {
  const path = operatorPaths.levelContests();
  const { view, views, cursor } = readView<LevelView>(page, path, LEVEL_VIEWS, LEVEL_NAMES);
  const { panel, ...shown } = await frame(page, 'Niveles');
  const query = { view, ...(cursor && { cursor }) };
  const list = valueOrPageError(await page.read('listLevelContests', query));
  return { ...shown, panel, view, views, ...list, ...ways(views, cursor, list.nextCursor) };
}

async function frame(page: PageRequest, name: string) {
  const panel = await requireOperator(page, 'moderate');
  return {
    meta: {
      title: `${name} | Moderación | ${page.brand.name}`,
      description: 'Lo que escribe la gente.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    now: Date.now(),
  };
}

/** The group that the address asks for, the first one without; and all of them as links. */
function readView<View extends string>(
  { url }: PageRequest,
  path: string,
  words: Readonly<Record<string, View>>,
  names: Readonly<Record<string, string>>,
) {
  const asked = url.searchParams.get('estado') ?? '';
  const [first = ''] = Object.keys(words);
  const word = Object.hasOwn(words, asked) ? asked : first;
  const views = Object.entries(names).map(([one, name]) => ({
    name,
    href: one === first ? path : `${path}?estado=${one}`,
    isCurrent: one === word,
  }));
  const cursor = wholeNumber(url.searchParams.get('cursor')) ?? null;
  return { view: words[word] as View, views, cursor };
}

function ways(
  views: readonly { href: string; isCurrent: boolean }[],
  cursor: number | null,
  next: number | null,
) {
  const href = views.find(({ isCurrent }) => isCurrent)?.href ?? '';
  const sign = href.includes('?') ? '&' : '?';
  return { firstHref: cursor ? href : null, nextHref: next ? `${href}${sign}cursor=${next}` : null };
}
