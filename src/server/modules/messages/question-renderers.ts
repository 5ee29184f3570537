import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { findQuestionMail } from './question-mail.repository.ts';
import {
  type QuestionMail,
  renderQuestionAnswered,
  renderQuestionAsked,
} from './templates/question-mails.ts';
import type { RenderedMessage } from './templates/rendered-message.ts';

/** What the messages about questions need; see TemplateData. */
export interface QuestionTemplateData {
  'question-asked': { questionId: number };
  'question-answered': { questionId: number };
}

type Renderer<Data> = (context: Context, data: Data) => Promise<RenderedMessage>;

export const questionRenderers: {
  [Template in keyof QuestionTemplateData]: Renderer<QuestionTemplateData[Template]>;
} = {
  'question-asked': async ({ write, config }, { questionId }) =>
    renderQuestionAsked(await getQuestion(write, questionId), config),
  'question-answered': async ({ write, config }, { questionId }) =>
    renderQuestionAnswered(await getQuestion(write, questionId), config),
};

async function getQuestion(db: Database, questionId: number): Promise<QuestionMail> {
  const question = await findQuestionMail(db, questionId);
  if (!question) throw new Error(`There is no question ${questionId}`);
  return question;
}
