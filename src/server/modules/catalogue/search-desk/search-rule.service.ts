import { foldedQuery } from '../../../../domain/counted-query.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { type SearchEffect, searchRuleState } from '../../../../domain/search-rule.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { operatorActor, recordAudit } from '../../audit/audit.service.ts';
import { announceChange } from '../../pages/catalogue-change.service.ts';
import { forgetPlacements, MAXIMUM_RULES } from './placement.service.ts';
import {
  countRules,
  deleteSearchRule,
  findProductName,
  insertSearchRule,
  listSearchRules,
  lockSearchRules,
  type SearchRule,
} from './search-rule.repository.ts';

const RULES_OF_WORDS = 20;
const SHOWN_RULES = 500;

interface NewSearchRule {
  words: string;
  productId: number;
  effect: SearchEffect;
  startsOn: string;
  endsOn: string | null;
}

export async function listRulesWithState({ write, now }: Pick<Context, 'write' | 'now'>) {
  const today = bogotaDay(now().getTime());
  const rules = await listSearchRules(write, today, SHOWN_RULES);
  return rules.map((rule) => ({
    ...rule,
    createdAt: rule.createdAt.toISOString(),
    state: searchRuleState(rule, today),
  }));
}

export async function createSearchRule(
  context: Context,
  asked: NewSearchRule,
  operatorId: number,
): Promise<Result<null, 'invalid-input' | 'not-found' | 'search-rule-exists' | 'search-rule-limit'>> {
  const rule: SearchRule = { ...asked, words: foldedQuery(asked.words) };
  const fields = problemsOf(rule, bogotaDay(context.now().getTime()));
  if (Object.keys(fields).length > 0) return failure('invalid-input', { fields });
  const result = await inTransaction(context.write, async (db) => {
    await lockSearchRules(db);
    const productName = await findProductName(db, rule.productId);
    if (productName === null) return failure('not-found');
    const { all, ofWords, overlapping } = await countRules(db, rule);
    if (overlapping > 0) return failure('search-rule-exists');
    if (all >= MAXIMUM_RULES || ofWords >= RULES_OF_WORDS) return failure('search-rule-limit');
    const at = context.now();
    await insertSearchRule(db, rule, { at, accountId: operatorId });
    await recordAudit(db, [
      { ...entryOf(rule, operatorId, at), action: 'search.rule-created', after: logged(rule, productName) },
    ]);
    await announceChange(db, ['catalogue']);
    return success(null);
  });
  if (result.ok) forgetPlacements(context.read);
  return result;
}

export async function removeSearchRule(
  context: Context,
  ruleId: number,
  operatorId: number,
): Promise<Result<null, 'not-found'>> {
  const result = await inTransaction(context.write, async (db) => {
    const rule = await deleteSearchRule(db, ruleId);
    if (!rule) return failure('not-found');
    const productName = (await findProductName(db, rule.productId)) ?? '';
    await recordAudit(db, [
      {
        ...entryOf(rule, operatorId, context.now()),
        action: 'search.rule-deleted',
        before: logged(rule, productName),
      },
    ]);
    await announceChange(db, ['catalogue']);
    return success(null);
  });
  if (result.ok) forgetPlacements(context.read);
  return result;
}

function problemsOf({ words, startsOn, endsOn }: SearchRule, today: string): Record<string, string> {
  const fields: Record<string, string> = {};
  if (words === '') fields.words = REQUIRED_MESSAGE;
  if (endsOn !== null && endsOn < startsOn) fields.endsOn = 'Termina antes de empezar.';
  else if (endsOn !== null && endsOn < today) fields.endsOn = 'Ese día ya pasó.';
  return fields;
}

function entryOf({ words }: SearchRule, operatorId: number, at: Date) {
  return { at, actor: operatorActor(operatorId), sellerId: null, subject: `search:${words}` };
}

function logged({ productId, effect, startsOn, endsOn }: SearchRule, productName: string) {
  return { effect, ruledProduct: `${productName} (${productId})`, startsOn, endsOn };
}
