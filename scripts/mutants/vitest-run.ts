import path from 'node:path';
import { createVitest, type TestCase } from 'vitest/node';
import type { TestRun } from './test-runner.ts';

export interface VitestRun {
  run: (files: readonly string[], grep: string | undefined) => Promise<TestRun>;
  forget: (file: string) => void;
  close: () => Promise<void>;
}

export async function openVitestRun(tree: string): Promise<VitestRun> {
  // A broken program may wait for what never comes.
  process.env.TEST_PATIENCE_SECONDS = '120';
  let failed: TestCase | null = null;
  const reporter = {
    onTestCaseResult: (one: TestCase) => {
      if (failed || one.result().state !== 'failed') return;
      failed = one;
      // Not waited for: it ends with the run, which waits for us.
      void vitest.cancelCurrentRun('test-failure');
    },
  };
  const vitest = await createVitest('test', { root: tree, watch: false, reporters: [reporter] });
  await vitest.globTestSpecifications();
  return {
    run: async (files, grep) => {
      failed = null;
      if (grep === undefined) vitest.resetGlobalTestNamePattern();
      else vitest.setGlobalTestNamePattern(grep);
      const names = files.map((file) => path.join(tree, file));
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
        names.flatMap((name) => vitest.getModuleSpecifications(name)),
      );
      const modules = testModules.filter(({ moduleId }) => names.includes(moduleId));
      const tests = modules.flatMap(({ children }) => [...children.allTests()]);
      const red = failed ?? tests.find((one) => one.result().state === 'failed');
      const [error] = [
        ...modules.flatMap((module) => module.errors()),
        ...modules.flatMap(({ children }) => [...children.allSuites()]).flatMap((suite) => suite.errors()),
        ...(unhandledErrors as Error[]),
      ];
      return {
        passed: tests.filter((one) => one.result().state === 'passed').length,
        failure: red?.fullName ?? null,
        breakdown: error?.message ?? null,
      };
    },
    forget: (file) => vitest.invalidateFile(path.join(tree, file)),
    close: () => vitest.close(),
  };
}
