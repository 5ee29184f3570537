import { choiceName, withEveryStock } from './product-choices.ts';
import type { FormAttribute, ProductForm } from './product-form.ts';
import type { MergeProblem } from './product-sheet-merge.ts';
import { rowName } from './product-sheet-problem.ts';
import type { SheetRow } from './product-sheet-row.ts';
import type { Option } from './product-sheet-values.ts';

/**
 * Attributes, terms and units as the rows want them. Terms are added, never taken away: a file may hold a part of the
 * combinations. Units of combinations that no row names stay.
 */
export function mergeOptions(
  rows: readonly SheetRow[],
  form: ProductForm,
  problems: MergeProblem[],
): ProductForm {
  const withOptions = rows.filter(({ values }) => values.options);
  if (withOptions.length === 0) return mergePlainRows(rows, form, problems);
  for (const row of rows)
    if (!row.values.options && row.problems.length === 0)
      problems.push({ row, field: 'options', message: 'Escribe la opción de esta fila.' });
  const attributes = mergeAttributes(withOptions, form, problems);
  if (!attributes) return form;
  const isNew = form.attributes.length === 0;
  const stockPerCombination = isNew ? !tellsOneStock(withOptions) : form.stockPerCombination;
  // The units of a product that had no options are told anew, option by option.
  const stock = isNew && stockPerCombination ? [] : form.stock;
  const whole = withEveryStock({ ...form, attributes, stockPerCombination, stock });
  return { ...whole, stock: unitsOf(withOptions, whole, problems) };
}

/** Rows without options: one says all, more are the same product twice. */
function mergePlainRows(rows: readonly SheetRow[], form: ProductForm, problems: MergeProblem[]): ProductForm {
  const [first, ...others] = rows;
  for (const row of others) {
    const message = `Este SKU ya está en la fila ${rowName(first?.rowNumber ?? 0)}. Deja una fila, o escribe las opciones de cada una.`;
    problems.push({ row, field: 'sku', message });
  }
  const units = first?.values.stock;
  if (!first || units === undefined || units === null) return form;
  if (form.stockPerCombination) {
    const message = 'El producto tiene opciones: di en la columna Opciones de cuál son estas unidades.';
    problems.push({ row: first, field: 'stock', message });
    return form;
  }
  return {
    ...form,
    stock: [{ choice: [], onHand: units, before: form.stock[0]?.before ?? 0, variant: null }],
  };
}

/** Null: the rows name other attributes than the product or each other. */
function mergeAttributes(
  rows: readonly SheetRow[],
  form: ProductForm,
  problems: MergeProblem[],
): FormAttribute[] | null {
  const names =
    form.attributes.length > 0 ? form.attributes : (rows[0]?.values.options ?? []).map(asAttribute);
  const attributes: FormAttribute[] = names.map(({ id, name, terms }) => ({ id, name, terms: [...terms] }));
  const wanted = attributes.map(({ name }) => name).join(', ');
  let fits = true;
  for (const row of rows) {
    const options = row.values.options ?? [];
    if (
      options.length !== attributes.length ||
      !attributes.every(({ name }) => optionOf(options, name) !== undefined)
    ) {
      problems.push({ row, field: 'options', message: `Escribe las opciones de ${wanted}.` });
      fits = false;
      continue;
    }
    for (const attribute of attributes) {
      const term = optionOf(options, attribute.name)?.term ?? '';
      if (!attribute.terms.some(({ name }) => nameKey(name) === nameKey(term)))
        attribute.terms.push({ id: null, name: term });
    }
  }
  return fits ? attributes : null;
}

function asAttribute({ attribute }: Option): FormAttribute {
  return { id: null, name: attribute, terms: [] };
}

function optionOf(options: readonly Option[], attribute: string): Option | undefined {
  return options.find((one) => nameKey(one.attribute) === nameKey(attribute));
}

/** An export writes the units of a shared stock once, in the first row. */
function tellsOneStock(rows: readonly SheetRow[]): boolean {
  return (
    rows.length > 1 &&
    typeof rows[0]?.values.stock === 'number' &&
    rows.slice(1).every(({ values }) => values.stock === undefined) &&
    rows.every(({ values }) => values.variantSku === undefined && values.variantActive === undefined) &&
    new Set(rows.flatMap(({ values }) => values.price ?? [])).size < 2
  );
}

function unitsOf(
  rows: readonly SheetRow[],
  form: ProductForm,
  problems: MergeProblem[],
): ProductForm['stock'] {
  const units = new Map(form.stock.map((one) => [one.choice.join(), one]));
  const rowByChoice = new Map<string, SheetRow>();
  const toldIn = new Map<string, SheetRow>();
  for (const row of rows) {
    const choice = choiceOf(row, form);
    const name = choiceName(form, choice);
    const twin = rowByChoice.get(choice.join());
    if (twin) {
      const message = `La fila ${rowName(twin.rowNumber)} ya tiene la opción ${name} de este SKU.`;
      problems.push({ row, field: 'options', message });
    }
    rowByChoice.set(choice.join(), row);
    const { stock } = row.values;
    if (stock === undefined || stock === null) continue;
    const key = form.stockPerCombination ? choice.join() : '';
    const other = toldIn.get(key);
    if (other && !twin && other.values.stock !== stock) {
      const message = `Todas las opciones comparten las mismas existencias: la fila ${rowName(other.rowNumber)} dice ${other.values.stock}.`;
      problems.push({ row, field: 'stock', message });
    }
    toldIn.set(key, row);
    const one = units.get(key);
    if (one) units.set(key, { ...one, onHand: stock });
  }
  return [...units.values()];
}

/** The combination that a row names; -1 for a term that is none. */
export function choiceOf({ values }: SheetRow, { attributes }: Pick<ProductForm, 'attributes'>): number[] {
  return attributes.map(({ name, terms }) => {
    const term = nameKey(optionOf(values.options ?? [], name)?.term ?? '');
    return terms.findIndex((one) => nameKey(one.name) === term);
  });
}

/** As the editor tells names apart: 'Azúl' is not 'Azul'. */
function nameKey(name: string): string {
  return name.trim().toLowerCase();
}
