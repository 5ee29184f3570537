import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeUntrueRows } from '../../scripts/campaign/untrue-rows.ts';
import { enqueueEmails } from '../../src/server/modules/messages/notifications.service.ts';
import { saveJobs } from '../../src/server/modules/operations/job-state.service.ts';
import { createMonitoring } from '../../src/server/modules/operations/monitoring.service.ts';
import { scheduledJobs } from '../../src/server/worker/scheduled-jobs.ts';
import { buyOnline, openPaymentShop, type PaymentShop } from '../support/payment-shop.ts';

let shop: PaymentShop;
beforeAll(async () => {
  shop = await openPaymentShop({ DATA_DIR: tmpdir() });
  await saveJobs(
    shop.context,
    Object.entries(scheduledJobs).map(([name, { cron }]) => ({ name, cron })),
  );
  await buyOnline(shop);
  const mail = { template: 'ledger-violations', recipient: 'a@plazuela.test' } as const;
  await enqueueEmails(shop.db, [
    { ...mail, data: { count: 0, violations: [] } },
    { ...mail, data: { count: 0, violations: [] } },
  ]);
});
afterAll(() => shop.end());

test('what the campaign writes that is not true reaches every figure that it is to make alarming', async () => {
  await writeUntrueRows(shop.db);
  const { figures } = await createMonitoring(shop.context, 60_000)();
  if (!figures) throw new Error('no figures were read');
  const { queues, proofs, jobs, differences } = figures;
  const ofJob = (wanted: string) => jobs.find(({ name }) => name === wanted);
  const hours = 3_600;
  // The limits of deploy/prometheus/alerts.yml.
  expect(proofs.backupAgeSeconds).toBeGreaterThan(36 * hours);
  expect(proofs.baseCopyAgeSeconds).toBeGreaterThan(36 * hours);
  expect(proofs.drillAgeSeconds).toBeGreaterThan(35 * 24 * hours);
  expect(proofs.damagedFiles).toBe(1);
  expect(proofs.ledgerViolations).toBe(1);
  expect(proofs.ledgerAgeSeconds).toBeGreaterThan(36 * hours);
  expect(proofs.reconciliationAgeSeconds).toBeGreaterThan(36 * hours);
  expect(differences).toEqual([{ state: 'amount', count: 1 }]);
  expect(queues.outboxOverdueSeconds).toBeGreaterThan(600);
  expect(queues.outboxFailed).toBeGreaterThan(0);
  expect(queues.webhooksFailed).toBeGreaterThan(100);
  expect(queues.reservationOverdueSeconds).toBeGreaterThan(1_800);
  expect(ofJob('write-feeds')?.ageSeconds).toBeGreaterThan(3 * 24 * hours);
  expect(ofJob('back-up')?.hasFailed).toBe(true);
});
