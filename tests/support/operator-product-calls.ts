import { nothing, operatorOnly } from './operator-only.ts';
import type { PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';

const ofProduct = () => ({ params: { codProducto: 1 } });

export const operatorProductCalls = {
  listOperatorProducts: operatorOnly(nothing),
  getOperatorProduct: operatorOnly(ofProduct),
  pauseProduct: operatorOnly(() => ({ ...ofProduct(), json: { motivo: 'Copia' } })),
  releaseProduct: operatorOnly(ofProduct),
  correctCategory: operatorOnly(() => ({
    ...ofProduct(),
    json: { categoriaPrincipal: 1, categoriaSecundaria: null, motivo: 'Es fruta' },
  })),
} satisfies Partial<Record<CallName, PersonalCall>>;
