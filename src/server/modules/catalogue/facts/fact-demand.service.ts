import type { CategoryField } from '../../../../domain/category-schema.ts';
import {
  type FactProblems,
  factHolder,
  lackingFields,
  missingFacts,
} from '../../../../domain/product-facts.ts';
import { missingToPublish, type ProductForm, type ProductProblems } from '../../../../domain/product-form.ts';
import type { ProductState } from '../../../../domain/product-state.ts';
import type { Database } from '../../../db/sql.ts';
import { type AskedPlace, askedInPlaces } from './category-field.repository.ts';
import { getFactTermDays } from './fact-term.service.ts';
import { countLacking } from './lacking-fact.repository.ts';

export interface LackingProducts {
  count: number;
  /** ISO 8601 moment from which the first of them can no longer be saved without; null: nothing is missing. */
  dueAt: string | null;
}

/** The shop's products on sale or paused that do not say what their category requires. */
export async function getLackingProducts(db: Database, sellerId: number): Promise<LackingProducts> {
  const { count, since } = await countLacking(db, sellerId);
  if (since === null) return { count, dueAt: null };
  const due = since.getTime() + (await getFactTermDays(db)) * 86_400_000;
  return { count, dueAt: new Date(due).toISOString() };
}

/** What places ask, and how long products of before have to say it. */
export interface Demands {
  askedIn: (place: AskedPlace) => readonly CategoryField[];
  termDays: number;
}

/** Of all these places at once; of others it knows nothing. */
export async function getDemands(db: Database, places: readonly AskedPlace[]): Promise<Demands> {
  const asked = await askedInPlaces(db, places);
  return { askedIn: (place) => asked(place).fields, termDays: await getFactTermDays(db) };
}

/** The same for a product that is looked at beside others. */
export function missingInPlace(
  { askedIn, termDays }: Demands,
  form: ProductForm,
  before: DemandedProduct | null,
  now: Date,
): FactProblems {
  const demand = { publishedSince: before && publishedSince(before), now, termDays };
  return missingFacts(demandedFields(askedIn(form), form, before), factHolder(form), demand);
}

function publishedSince({ state, createdAt }: DemandedProduct): Date | null {
  return state === 'active' || state === 'paused' ? new Date(createdAt) : null;
}

/** A product as it was before it is saved or activated. */
export interface DemandedProduct {
  state: ProductState;
  createdAt: string;
  form: ProductForm;
}

/**
 * What is on sale without may go on lacking, so that a wrong price or stock can be put right at any time: when the term is over
 * it goes off sale (products/fact-term.jobs.ts), and comes back with what was asked.
 */
function demandedFields(
  fields: readonly CategoryField[],
  form: ProductForm,
  before: DemandedProduct | null,
): readonly CategoryField[] {
  if (before?.state !== 'active' || !isSamePlace(form, before.form)) return fields;
  const lacking = new Set(lackingFields(fields, factHolder(before.form)).map(({ key }) => key));
  return fields.filter(({ key }) => !lacking.has(key));
}

function isSamePlace(one: AskedPlace, other: AskedPlace): boolean {
  return one.mainCategoryId === other.mainCategoryId && one.subcategoryId === other.subcategoryId;
}

/** Everything that keeps it from being shown; products that were on sale before a field was required have the setting's term. */
export async function findMissing(
  db: Database,
  asked: readonly CategoryField[],
  form: ProductForm,
  before: DemandedProduct,
  now: Date,
): Promise<ProductProblems> {
  const missing = missingToPublish(form);
  const holder = factHolder(form);
  const fields = demandedFields(asked, form, before);
  if (lackingFields(fields, holder).length === 0) return missing;
  const termDays = await getFactTermDays(db);
  const demand = { publishedSince: publishedSince(before), now, termDays };
  return { ...missing, ...missingFacts(fields, holder, demand) };
}
