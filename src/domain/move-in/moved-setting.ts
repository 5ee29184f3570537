import type { ProductForm } from '../product-form.ts';
import type { SheetSource } from './move-in.ts';

/** What the shop says of products whose export does not say it; null: they stay without. */
export type MoveInDefaults = Pick<
  ProductForm,
  'weightKilograms' | 'heightCentimetres' | 'widthCentimetres' | 'lengthCentimetres'
> & { units: number | null; taxClass: ProductForm['taxClass'] };

export const NO_DEFAULTS: MoveInDefaults = {
  weightKilograms: null,
  heightCentimetres: null,
  widthCentimetres: null,
  lengthCentimetres: null,
  units: null,
  taxClass: '19',
};

export type CategoryPlace = Pick<ProductForm, 'mainCategoryId' | 'subcategoryId'>;

/** What rows are read by besides their columns. */
export type MovedSetting = {
  source: SheetSource;
  /** Of the marketplace: our pictures' addresses begin so in a sheet. */
  baseUrl: string;
  /** What the shop has said of the other shop's categories. */
  places: ReadonlyMap<string, CategoryPlace>;
  defaults: MoveInDefaults;
  /** Addresses that are stored already, and as what. */
  knownPictures: ReadonlyMap<string, string>;
};

export const OWN_SHEET: MovedSetting = {
  source: 'sheet',
  places: new Map(),
  defaults: NO_DEFAULTS,
  baseUrl: '',
  knownPictures: new Map(),
};

/** The form with what neither the rows nor the product say. `saysUnits`: some row does. */
export function withDefaults(form: ProductForm, setting: MovedSetting, said: Said): ProductForm {
  if (setting.source === 'sheet') return form;
  const { units, taxClass, ...measures } = setting.defaults;
  const lacking = Object.entries(measures).filter(([name]) => form[name as keyof typeof measures] === null);
  const counted =
    units === null || said.units ? form.stock : form.stock.map((one) => ({ ...one, onHand: units }));
  return {
    ...form,
    ...Object.fromEntries(lacking),
    taxClass: said.tax ? form.taxClass : taxClass,
    stock: counted,
  };
}

/** What is said already: of an existing product everything is. */
type Said = { units: boolean; tax: boolean };
