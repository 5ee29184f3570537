import type { QuestionDecision } from '../../../domain/moderation.ts';
import type { Context } from '../../context.ts';
import { findBulkMail } from './bulk-mail.repository.ts';
import { findLackingMail, findPausedProductMail, findQuestionShop } from './moderation-mail.repository.ts';
import { renderBulkChangeOver } from './templates/bulk-mails.ts';
import { renderFactsDue, renderFactsOverdue } from './templates/fact-mails.ts';
import {
  renderProductPaused,
  renderProductReleased,
  renderQuestionDecided,
  renderQuestionWithdrawn,
} from './templates/moderation-mails.ts';
import type { RenderedMessage } from './templates/rendered-message.ts';

interface DecidedQuestion {
  questionId: number;
  decision: QuestionDecision;
  /** '' for a restored question. */
  reason: string;
}

/** What the messages about operators' decisions need; see TemplateData. */
export interface ModerationTemplateData {
  /** To the shop. */
  'question-decided': DecidedQuestion;
  /** To whoever asked. */
  'question-withdrawn': DecidedQuestion;
  'product-paused': { productId: number; reason: string };
  'product-released': { productId: number };
  /** Products that do not say what their category requires; `pausedFrom`: ISO 8601. */
  'facts-due': { sellerId: number; count: number; pausedFrom: string };
  'facts-overdue': { sellerId: number; count: number };
  /** To who asked for a change of many products. */
  'bulk-change-over': { bulkChangeId: number };
}

type Renderer<Data> = (context: Context, data: Data) => Promise<RenderedMessage>;

export const moderationRenderers: {
  [Template in keyof ModerationTemplateData]: Renderer<ModerationTemplateData[Template]>;
} = {
  'question-decided': async ({ write, config }, { questionId, ...decided }) =>
    renderQuestionDecided({ ...found(await findQuestionShop(write, questionId)), ...decided }, config),
  'question-withdrawn': async ({ write, config }, { questionId, ...decided }) =>
    renderQuestionWithdrawn({ ...found(await findQuestionShop(write, questionId)), ...decided }, config),
  'product-paused': async ({ write, config }, { productId, reason }) =>
    renderProductPaused({ ...found(await findPausedProductMail(write, productId)), reason }, config),
  'product-released': async ({ write, config }, { productId }) =>
    renderProductReleased(found(await findPausedProductMail(write, productId)), config),
  'facts-due': async ({ write, config }, { sellerId, ...mail }) =>
    renderFactsDue({ ...found(await findLackingMail(write, sellerId)), ...mail }, config),
  'facts-overdue': async ({ write, config }, { sellerId, count }) =>
    renderFactsOverdue({ ...found(await findLackingMail(write, sellerId)), count }, config),
  'bulk-change-over': async ({ write, config }, { bulkChangeId }) =>
    renderBulkChangeOver(found(await findBulkMail(write, bulkChangeId)), config),
};

function found<Row>(row: Row | null): Row {
  if (row === null) throw new Error('There is nothing to write about any more');
  return row;
}
