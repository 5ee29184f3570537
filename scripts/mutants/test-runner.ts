import type { Mutant } from '../../tests/mutants/mutant.ts';
import { runInBrowser } from './browser-run.ts';
import { openVitestRun, type VitestRun } from './vitest-run.ts';

export interface TestRun {
  passed: number;
  /** The first test that failed; null: none did. */
  failure: string | null;
  /** What kept tests from being run: a file that does not load, a preparation that throws. */
  breakdown: string | null;
}

export interface TestRunner {
  run: (mutant: Pick<Mutant, 'tests' | 'grep'>) => Promise<TestRun>;
  /** The file has changed. */
  forget: (file: string) => Promise<void>;
  close: () => Promise<void>;
}

/** One Vitest with its database server for all breakages; browser tests build the program and start it anew. */
export function openTestRunner(tree: string): TestRunner {
  let vitest: VitestRun | null = null;
  const close = async () => {
    await vitest?.close();
    vitest = null;
  };
  return {
    run: async ({ tests, grep }) => {
      if (tests.every((file) => file.endsWith('.spec.ts'))) return runInBrowser(tree, tests, grep);
      vitest ??= await openVitestRun(tree);
      return vitest.run(tests, grep);
    },
    forget: async (file) => {
      // The server's databases are copies of one that has been migrated.
      if (file.startsWith('db/')) await close();
      else vitest?.forget(file);
    },
    close,
  };
}
