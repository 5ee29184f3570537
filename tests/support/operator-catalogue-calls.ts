import { nothing, operatorOnly } from './operator-only.ts';
import type { PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';

const anyCategory = () => ({ params: { codCategoria: 1001 } });

/** The category tree. */
export const operatorCatalogueCalls = {
  listCategoryTree: operatorOnly(nothing),
  createCategory: operatorOnly(() => ({ json: { nomCategoria: 'Ajena', codPadre: 0 } })),
  saveCategory: operatorOnly(() => ({
    ...anyCategory(),
    json: { nomCategoria: 'Ajena', oculta: true, textoImagen: '', sinRetracto: null },
  })),
  moveCategory: operatorOnly(() => ({ ...anyCategory(), json: { codPadre: 0, antesDe: null } })),
  mergeCategory: operatorOnly(() => ({ ...anyCategory(), json: { con: 1002 } })),
  deleteCategory: operatorOnly(anyCategory),
  uploadCategoryPicture: operatorOnly(() => ({
    ...anyCategory(),
    form: { tipo: 'cuadrada', archivo: new File(['no'], 'foto.png') },
  })),
  saveCategoryAttributes: operatorOnly(() => ({ ...anyCategory(), json: { atributos: [] } })),
} satisfies Partial<Record<CallName, PersonalCall>>;
