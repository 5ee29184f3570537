import { buildCategory } from './catalog-factories.ts';
import type { ActionWorld, OperatorAction } from './operator-action.ts';
import { pictureFile } from './picture-file.ts';
import type { CallName } from './published-reads.ts';

let sequence = 0;

const newName = () => `Categoría de la operación ${++sequence}`;
const oneCategory = async ({ shop }: ActionWorld) => ({
  params: { codCategoria: await buildCategory(shop.db, { name: newName() }) },
});

export const operatorCatalogueActions = {
  createCategory: {
    action: 'category.created',
    prepare: () => ({ json: { nomCategoria: newName(), codPadre: 0 } }),
  },
  saveCategory: {
    action: 'category.changed',
    prepare: async (world) => ({
      ...(await oneCategory(world)),
      json: { nomCategoria: newName(), oculta: true, textoImagen: '', sinRetracto: null },
    }),
  },
  moveCategory: {
    action: 'category.moved',
    prepare: async (world) => ({ ...(await oneCategory(world)), json: { codPadre: 0, antesDe: null } }),
  },
  mergeCategory: {
    action: 'category.merged',
    prepare: async (world) => ({
      ...(await oneCategory(world)),
      json: { con: await buildCategory(world.shop.db, { name: newName() }) },
    }),
  },
  deleteCategory: { action: 'category.deleted', prepare: oneCategory },
  uploadCategoryPicture: {
    action: 'category.picture-uploaded',
    prepare: async (world) => ({
      ...(await oneCategory(world)),
      form: { tipo: 'cuadrada', archivo: await pictureFile() },
    }),
  },
  saveCategoryAttributes: {
    action: 'category.attributes-changed',
    prepare: async (world) => ({
      ...(await oneCategory(world)),
      json: { atributos: [{ nombre: 'Talla', opciones: ['S', 'M'] }] },
    }),
  },
} satisfies Partial<Record<CallName, OperatorAction>>;
