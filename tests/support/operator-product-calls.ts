import type { EndpointName } from '../../src/wire/endpoints.ts';
import { nothing, operatorOnly } from './operator-only.ts';
import type { PersonalCall } from './personal-call.ts';

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
} satisfies Partial<Record<EndpointName, PersonalCall>>;
