import { nothing, operatorOnly } from './operator-only.ts';
import type { PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';

/** The operators' page of searches. */
export const operatorSearchCalls = {
  getSearchFigures: operatorOnly(() => ({ query: { tab: 'missed' } })),
  listSearchRules: operatorOnly(nothing),
  tryOutSearch: operatorOnly(() => ({ query: { text: 'panela' } })),
  createSearchRule: operatorOnly(() => ({
    json: { words: 'panela', productId: 1, effect: 'pin', startsOn: '2026-01-01', endsOn: null },
  })),
  removeSearchRule: operatorOnly(() => ({ params: { ruleId: 1 } })),
  addSynonym: operatorOnly(() => ({ json: { word: 'cafecito', meaning: 'café' } })),
} satisfies Partial<Record<CallName, PersonalCall>>;
