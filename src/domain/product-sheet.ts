import { type FormOffer, listChoices, type ProductForm } from './product-form.ts';
import { PRODUCT_STATE_NAMES, type ProductState } from './product-state.ts';

/** A product as its rows tell it; categories by name, the offer's moments as 'YYYY-MM-DD HH:MM' of Bogotá. */
export type SheetProduct = Pick<
  ProductForm,
  | 'reference'
  | 'name'
  | 'description'
  | 'price'
  | 'taxClass'
  | 'weightKilograms'
  | 'heightCentimetres'
  | 'widthCentimetres'
  | 'lengthCentimetres'
  | 'perishable'
  | 'stockPerCombination'
> & {
  state: ProductState;
  mainCategoryName: string | null;
  subcategoryName: string | null;
  offer: FormOffer | null;
  attributes: { name: string; terms: { name: string }[] }[];
  stock: { choice: number[]; onHand: number }[];
};

export type SheetCell = string | number;

const TAX_NAMES: Record<ProductForm['taxClass'], string> = {
  '19': '19 %',
  '5': '5 %',
  exento: 'Exento',
  excluido: 'Excluido',
};

/** The columns of a sheet of products, in their order. */
export const SHEET_COLUMNS = [
  { header: 'SKU', cell: (product) => product.reference },
  { header: 'Nombre', cell: (product) => product.name },
  { header: 'Descripción', cell: (product) => product.description },
  { header: 'Estado', cell: (product) => PRODUCT_STATE_NAMES[product.state] },
  { header: 'Categoría', cell: (product) => product.mainCategoryName ?? '' },
  { header: 'Subcategoría', cell: (product) => product.subcategoryName ?? '' },
  { header: 'Precio', cell: (product) => product.price ?? '' },
  { header: 'Precio rebajado', cell: (product) => product.offer?.salePrice ?? '' },
  { header: 'Inicio de la oferta', cell: (product) => product.offer?.startsAt ?? '' },
  { header: 'Fin de la oferta', cell: (product) => product.offer?.endsAt ?? '' },
  { header: 'IVA', cell: (product) => TAX_NAMES[product.taxClass] },
  { header: 'Peso (kg)', cell: (product) => product.weightKilograms ?? '' },
  { header: 'Alto (cm)', cell: (product) => product.heightCentimetres ?? '' },
  { header: 'Ancho (cm)', cell: (product) => product.widthCentimetres ?? '' },
  { header: 'Largo (cm)', cell: (product) => product.lengthCentimetres ?? '' },
  { header: 'Perecedero', cell: (product) => (product.perishable ? 'Sí' : 'No') },
  { header: 'Opciones', cell: (product, choice) => choiceText(product, choice) },
  { header: 'Existencias', cell: (product, choice) => unitsOf(product, choice) },
] as const satisfies readonly {
  header: string;
  cell: (product: SheetProduct, choice: readonly number[]) => SheetCell;
}[];

/**
 * One row per combination of terms, all with the SKU of the product; a product without attributes has one. Attributes
 * that share one stock write it in their first row and leave the others empty.
 */
export function sheetRows(product: SheetProduct): SheetCell[][] {
  return listChoices(product.attributes).map((choice) =>
    SHEET_COLUMNS.map(({ cell }) => cell(product, choice)),
  );
}

function choiceText({ attributes }: SheetProduct, choice: readonly number[]): string {
  return attributes
    .map(({ name, terms }, index) => `${name}: ${terms[choice[index] ?? 0]?.name ?? ''}`)
    .join(' | ');
}

function unitsOf({ stock, stockPerCombination }: SheetProduct, choice: readonly number[]): SheetCell {
  if (!stockPerCombination) return choice.every((term) => term === 0) ? (stock[0]?.onHand ?? 0) : '';
  return stock.find((one) => one.choice.join() === choice.join())?.onHand ?? 0;
}
