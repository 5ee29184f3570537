import { buildCategory } from './catalog-factories.ts';
import type { ActionWorld, OperatorAction } from './operator-action.ts';
import { pictureFile } from './picture-file.ts';
import type { CallName } from './published-reads.ts';

let sequence = 0;

const newName = () => `Categoría de la operación ${++sequence}`;
const oneCategory = async ({ shop }: ActionWorld) => ({
  params: { categoryId: await buildCategory(shop.db, { name: newName() }) },
});

export const operatorCatalogueActions = {
  createCategory: {
    action: 'category.created',
    prepare: () => ({ json: { name: newName(), parentId: 0 } }),
  },
  saveCategory: {
    action: 'category.changed',
    prepare: async (world) => ({
      ...(await oneCategory(world)),
      json: { name: newName(), hidden: true, imageAlt: '', withdrawalException: null },
    }),
  },
  moveCategory: {
    action: 'category.moved',
    prepare: async (world) => ({ ...(await oneCategory(world)), json: { parentId: 0, beforeId: null } }),
  },
  mergeCategory: {
    action: 'category.merged',
    prepare: async (world) => ({
      ...(await oneCategory(world)),
      json: { intoId: await buildCategory(world.shop.db, { name: newName() }) },
    }),
  },
  deleteCategory: { action: 'category.deleted', prepare: oneCategory },
  uploadCategoryPicture: {
    action: 'category.picture-uploaded',
    prepare: async (world) => ({
      ...(await oneCategory(world)),
      form: { kind: 'square', file: await pictureFile() },
    }),
  },
  saveCategoryAttributes: {
    action: 'category.attributes-changed',
    prepare: async (world) => ({
      ...(await oneCategory(world)),
      json: { attributes: [{ name: 'Talla', terms: ['S', 'M'] }] },
    }),
  },
} satisfies Partial<Record<CallName, OperatorAction>>;
