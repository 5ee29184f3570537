import { nothing, operatorOnly } from './operator-only.ts';
import type { PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';

const anyCategory = () => ({ params: { categoryId: 1001 } });

/** The category tree. */
export const operatorCatalogueCalls = {
  listCategoryTree: operatorOnly(nothing),
  createCategory: operatorOnly(() => ({ json: { name: 'Ajena', parentId: 0 } })),
  saveCategory: operatorOnly(() => ({
    ...anyCategory(),
    json: { name: 'Ajena', hidden: true, imageAlt: '', withdrawalException: null },
  })),
  moveCategory: operatorOnly(() => ({ ...anyCategory(), json: { parentId: 0, beforeId: null } })),
  mergeCategory: operatorOnly(() => ({ ...anyCategory(), json: { intoId: 1002 } })),
  deleteCategory: operatorOnly(anyCategory),
  uploadCategoryPicture: operatorOnly(() => ({
    ...anyCategory(),
    form: { kind: 'square', file: new File(['no'], 'foto.png') },
  })),
  saveCategoryAttributes: operatorOnly(() => ({ ...anyCategory(), json: { attributes: [] } })),
} satisfies Partial<Record<CallName, PersonalCall>>;
