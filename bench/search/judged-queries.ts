import { readFileSync } from 'node:fs';
import path from 'node:path';

/** How well a product answers a query: 3 what was meant, 2 good, 1 an acceptable neighbour. Others count as 0. */
export type Grade = 1 | 2 | 3;

/** Product references with their grades. */
export type Grades = ReadonlyMap<string, Grade>;

export interface JudgedQuery {
  /** Runs through both files. */
  number: number;
  kind: string;
  query: string;
  grades: Grades;
}

/** As in the files: references of products, parted by spaces. */
type WrittenQuery = { number: number; query: string } & Partial<Record<keyof typeof gradeOf, string>>;

/** What the shop does not have: nobody should be shown something else as if it were that. */
export const NEGATIVE = 'negative';

/** Every third query is kept aside: whoever improves the search looks at figures of them and never at one of them. */
export const isHeldOut = (number: number): boolean => number % 3 === 0;

/**
 * What people of Colombia type into the demo shop's search, by kind, with the products that they mean. Judged by what a
 * product is (its name, options, description, category and shop), before any search was asked:
 *
 * - A general word means all of its things: "queso" every cheese. With a brand that the shop does not have ("arroz
 *   diana") the thing without it is good (2), not exact.
 * - A neighbour is graded only when somebody would take it in place of what was meant: a bag for a rucksack, not limes for
 *   oranges, and no dog food with chicken for "pollo".
 * - What is sold out is one grade lower wherever other products answer the query too.
 * - An option ("talla m") means the products that have it; an amount the packs of that size, other packs are neighbours.
 * - An intent ("para sancocho") means what a cook, a buyer of presents or a student would put into the cart for it.
 */
export function readJudgedQueries(part: 'open' | 'held-out'): JudgedQuery[] {
  const file = path.join(import.meta.dirname, `${part}-queries.json`);
  const byKind: Record<string, WrittenQuery[]> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(byKind).flatMap(([kind, queries]) =>
    queries.map((written) => ({
      number: written.number,
      kind,
      query: written.query,
      grades: gradesOf(written),
    })),
  );
}

const gradeOf = { exact: 3, good: 2, acceptable: 1 } as const;

function gradesOf({ number, query, ...byWord }: WrittenQuery): Grades {
  const grades = new Map<string, Grade>();
  for (const [word, references] of Object.entries(byWord)) {
    const grade = gradeOf[word as keyof typeof gradeOf];
    if (!grade) throw new Error(`Query ${number} (${query}) has a grade that is none: ${word}`);
    for (const reference of references.split(' ')) {
      if (grades.has(reference)) throw new Error(`Query ${number} (${query}) grades ${reference} twice`);
      grades.set(reference, grade);
    }
  }
  return grades;
}
