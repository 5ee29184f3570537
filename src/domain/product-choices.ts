import { type FormStock, type ProductForm, stockChoices } from './product-form.ts';

type Choices = Pick<ProductForm, 'attributes' | 'stockPerCombination' | 'stock'>;

/** Changes to the attributes of a form; the units of the combinations that remain go along. */
export function addAttribute<Form extends Choices>(form: Form, name: string, terms: readonly string[]): Form {
  const attribute = { id: null, name, terms: terms.map((term) => ({ id: null, name: term })) };
  const isFirst = form.attributes.length === 0;
  // The units that were there belong to the first term: somebody counted them.
  const stock = form.stock.map((one) => ({ ...one, choice: [...one.choice, 0], before: 0 }));
  return withEveryStock({
    ...form,
    attributes: [...form.attributes, attribute],
    stockPerCombination: isFirst || form.stockPerCombination,
    stock: isFirst || form.stockPerCombination ? stock : form.stock,
  });
}

export function removeAttribute<Form extends Choices>(form: Form, at: number): Form {
  const attributes = form.attributes.filter((_, index) => index !== at);
  const units = new Map<string, FormStock>();
  for (const { choice, onHand, variant } of form.stock) {
    const rest = choice.filter((_, index) => index !== at);
    const first = units.get(rest.join());
    // The first of those that become one says what it is.
    const own = attributes.length > 0 ? (first ? first.variant : variant) : null;
    units.set(rest.join(), { choice: rest, onHand: (first?.onHand ?? 0) + onHand, before: 0, variant: own });
  }
  const stock = form.stockPerCombination ? [...units.values()] : form.stock;
  return withEveryStock({
    ...form,
    attributes,
    stock,
    stockPerCombination: form.stockPerCombination && attributes.length > 0,
  });
}

export function addTerm<Form extends Choices>(form: Form, at: number, name: string): Form {
  return withEveryStock({
    ...form,
    attributes: form.attributes.map((attribute, index) =>
      index === at ? { ...attribute, terms: [...attribute.terms, { id: null, name }] } : attribute,
    ),
  });
}

export function removeTerm<Form extends Choices>(form: Form, at: number, term: number): Form {
  const moved = (index: number | undefined) => (index !== undefined && index > term ? index - 1 : index);
  return withEveryStock({
    ...form,
    attributes: form.attributes.map((attribute, index) =>
      index === at
        ? { ...attribute, terms: attribute.terms.filter((_, place) => place !== term) }
        : attribute,
    ),
    stock: form.stock
      .filter(({ choice }) => choice[at] !== term)
      .map((stock) => ({
        ...stock,
        choice: stock.choice.map((index, place) => (place === at ? (moved(index) ?? 0) : index)),
      })),
  });
}

/** Ids and units stay with their terms. */
export function renameAttribute<Form extends Choices>(form: Form, at: number, name: string): Form {
  return {
    ...form,
    attributes: form.attributes.map((one, index) => (index === at ? { ...one, name } : one)),
  };
}

export function renameTerm<Form extends Choices>(form: Form, at: number, term: number, name: string): Form {
  return {
    ...form,
    attributes: form.attributes.map((attribute, index) =>
      index === at
        ? {
            ...attribute,
            terms: attribute.terms.map((one, place) => (place === term ? { ...one, name } : one)),
          }
        : attribute,
    ),
  };
}

/** Units for every combination, in their order; new ones have none. */
export function withEveryStock<Form extends Choices>(form: Form): Form {
  const known = new Map(form.stock.map((stock) => [stock.choice.join(), stock]));
  const stock = stockChoices(form).map(
    (choice) => known.get(choice.join()) ?? { choice, onHand: 0, before: 0, variant: null },
  );
  return { ...form, stock };
}

/** 'Azul / M'; empty for the stock of the whole product. */
export function choiceName(
  { attributes }: Pick<ProductForm, 'attributes'>,
  choice: readonly number[],
): string {
  return choice.map((term, at) => attributes[at]?.terms[term]?.name ?? '').join(' / ');
}
