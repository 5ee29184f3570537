import { expect, test } from 'vitest';
import { scheduledJobs } from '../src/server/worker/scheduled-jobs.ts';
import { jobName } from '../src/web/operator/operations/job-names.ts';

test('operators read of every scheduled job what it does', () => {
  expect(Object.keys(scheduledJobs).filter((name) => jobName(name) === name)).toEqual([]);
});
