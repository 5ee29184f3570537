import type { Context } from '../../context.ts';
import { caseSignature } from '../links/case-link.service.ts';
import { findCaseMail } from './case-mail.repository.ts';
import { type CaseNews, renderCaseNews, renderCaseOpened } from './templates/case-mails.ts';
import type { RenderedMessage } from './templates/rendered-message.ts';

export interface CaseTemplateData {
  'case-opened': { caseId: number };
  'case-news': { caseId: number; to: 'buyer' | 'shop' | 'operator'; news: CaseNews };
}

type Renderer<Data> = (context: Context, data: Data) => Promise<RenderedMessage>;

export const caseRenderers: { [Template in keyof CaseTemplateData]: Renderer<CaseTemplateData[Template]> } = {
  'case-opened': async (context, { caseId }) => {
    const mail = await getCaseMail(context, caseId);
    return renderCaseOpened(mail, await linkOf(context, mail), context.config);
  },
  'case-news': async (context, { caseId, to, news }) => {
    const mail = await getCaseMail(context, caseId);
    const signature = to === 'buyer' ? await linkOf(context, mail) : undefined;
    return renderCaseNews(mail, { to, news, signature }, context.config);
  },
};

/** Opens the case without a login, with digits of her document, where no account alone opens it. */
async function linkOf(
  context: Context,
  { number, hasAccount }: { number: string; hasAccount: boolean },
): Promise<string | undefined> {
  return hasAccount ? undefined : caseSignature(context, number);
}

async function getCaseMail({ write }: Context, caseId: number) {
  const mail = await findCaseMail(write, caseId);
  if (!mail) throw new Error(`There is no case ${caseId}`);
  return mail;
}
