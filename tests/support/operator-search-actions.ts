import { query, sql } from '../../src/server/db/sql.ts';
import { buildProduct } from './catalog-factories.ts';
import type { ActionWorld, OperatorAction } from './operator-action.ts';
import type { CallName } from './published-reads.ts';
import { sendAim } from './send-aim.ts';

async function newRule({ shop }: Pick<ActionWorld, 'shop'>) {
  const productId = await buildProduct(shop.db, { name: 'Panela' });
  return { json: { words: 'Panela', productId, effect: 'pin', startsOn: '2026-01-01', endsOn: null } };
}

/** The operators' page of searches. */
export const operatorSearchActions = {
  createSearchRule: { action: 'search.rule-created', prepare: newRule },
  removeSearchRule: {
    action: 'search.rule-deleted',
    prepare: async ({ shop, operator }) => {
      await sendAim(shop.app, 'createSearchRule', await newRule({ shop }), operator.cookies);
      const [rule] = await query<{ id: number }>(shop.db, sql`select max(id) as id from search_rule`);
      return { params: { ruleId: rule?.id ?? 0 } };
    },
  },
  addSynonym: {
    action: 'setting.changed',
    prepare: () => ({ json: { word: 'cafecito', meaning: 'tinto' } }),
  },
} satisfies Partial<Record<CallName, OperatorAction>>;
