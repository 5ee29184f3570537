import { nothing, operatorOnly } from './operator-only.ts';
import type { PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';

const ofProduct = () => ({ params: { productId: 1 } });

export const operatorProductCalls = {
  listOperatorProducts: operatorOnly(nothing),
  getOperatorProduct: operatorOnly(ofProduct),
  pauseProduct: operatorOnly(() => ({ ...ofProduct(), json: { reason: 'Copia' } })),
  releaseProduct: operatorOnly(ofProduct),
  correctCategory: operatorOnly(() => ({
    ...ofProduct(),
    json: { mainCategoryId: 1, subcategoryId: null, reason: 'Es fruta' },
  })),
} satisfies Partial<Record<CallName, PersonalCall>>;
