import type { Fact } from '../../../domain/category-schema.ts';
import type { ProductForm } from '../../../domain/product-form.ts';
import { fieldsNamed, sheetFacts } from '../../../domain/product-sheet-facts.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { Demands } from '../catalogue/facts/fact-demand.service.ts';

/** As systems say it: by the name that the category has for it, or its key. */
export interface NamedFact {
  name: string;
  value: string;
}

/** The form with the facts that are sent; the others stay, '' empties one. */
export function withSentFacts(
  form: ProductForm,
  sent: readonly NamedFact[],
  { askedIn }: Pick<Demands, 'askedIn'>,
): Result<ProductForm, 'invalid-input'> {
  const fields = askedIn(form);
  const facts = new Map<string, Fact>(form.facts.map((fact) => [fact.key, fact]));
  for (const { name, value } of sent) {
    const field = fields.find(({ key }) => key === name) ?? fieldsNamed(fields, name)[0];
    if (!field)
      return failure('invalid-input', { fields: { facts: `La categoría del producto no pide «${name}».` } });
    facts.set(field.key, { key: field.key, value });
  }
  return success({ ...form, facts: [...facts.values()] });
}

export function namedFacts(
  { facts, ...place }: ProductForm,
  { askedIn }: Pick<Demands, 'askedIn'>,
): NamedFact[] {
  return sheetFacts(askedIn(place), facts).map(({ field, value }) => ({ name: field.name, value }));
}
