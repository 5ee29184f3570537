/** A small stored breakage of the program that some test must notice. */
export interface Mutant {
  /** Says what is broken, in kebab-case. */
  name: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** The test files of which at least one test must fail. */
  tests: readonly [string, ...string[]];
  /** Only the tests whose names match are run. */
  grep?: string;
}

export function isFitting({ find }: Mutant, text: string): boolean {
  return text.split(find).length === 2;
}
