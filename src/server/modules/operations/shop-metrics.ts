import type { Context } from '../../context.ts';
import { counter, gauge, gauges, type MetricFamily } from '../../telemetry/metric-family.ts';
import type { Monitored, ShopFigures } from './monitoring.service.ts';

/** What the shop itself tells, beside its process: see deploy/prometheus/alerts.yml. */
export function shopFamilies({ isDatabaseUp, figures, figuresAgeSeconds, disk }: Monitored): MetricFamily[] {
  return [
    gauge('plazuela_database_up', 'Whether the database answered the last look.', Number(isDatabaseUp)),
    gauge('plazuela_figures_age_seconds', 'Age of the figures below.', round(figuresAgeSeconds)),
    gauge('plazuela_disk_free_bytes', 'Free on the file system of DATA_DIR.', disk?.freeBytes ?? null),
    gauge('plazuela_disk_size_bytes', 'Size of that file system.', disk?.totalBytes ?? null),
    ...queueFamilies(figures),
    ...stateFamilies(figures),
    ...jobFamilies(figures),
    ...proofFamilies(figures),
  ];
}

function queueFamilies(figures: ShopFigures | null): MetricFamily[] {
  const of = (name: keyof ShopFigures['queues']) => round(figures?.queues[name] ?? null);
  return [
    gauge('plazuela_outbox_waiting', 'Mails and SMS that wait, at most 10,000.', of('outboxWaiting')),
    gauge(
      'plazuela_outbox_overdue_seconds',
      'How long the oldest of them is due.',
      of('outboxOverdueSeconds'),
    ),
    gauge('plazuela_outbox_failed', 'Mails and SMS that were given up.', of('outboxFailed')),
    gauge('plazuela_webhooks_waiting', 'Deliveries to shops that wait.', of('webhooksWaiting')),
    gauge('plazuela_webhooks_failed', 'Deliveries that were given up.', of('webhooksFailed')),
    gauge('plazuela_orders_last_hour', 'Orders placed in the last hour.', of('ordersLastHour')),
    gauge('plazuela_reservations_open', 'Orders whose stock waits for a payment.', of('openReservations')),
    gauge(
      'plazuela_reservations_overdue_seconds',
      'How long the stock of one is held beyond its time.',
      of('reservationOverdueSeconds'),
    ),
  ];
}

function stateFamilies(figures: ShopFigures | null): MetricFamily[] {
  const by = (label: string, counts: { state: string; count: number }[] | undefined) =>
    (counts ?? []).map(({ state, count }) => [{ [label]: state }, Math.round(count)] as const);
  return [
    gauges(
      'plazuela_packages',
      'Parcels of orders by stage; beyond 10,000 an estimate.',
      by('stage', figures?.packages),
    ),
    gauges(
      'plazuela_payments',
      'Online payments by state; beyond 10,000 an estimate.',
      by('state', figures?.payments),
    ),
    gauges(
      'plazuela_reconciliation_differences',
      'Open differences by kind.',
      by('kind', figures?.differences),
    ),
  ];
}

function jobFamilies(figures: ShopFigures | null): MetricFamily[] {
  const jobs = figures?.jobs ?? [];
  return [
    gauges(
      'plazuela_job_age_seconds',
      'Since the job last went well.',
      jobs.flatMap(({ name, ageSeconds }) =>
        ageSeconds === null ? [] : [[{ name }, Math.round(ageSeconds)] as const],
      ),
    ),
    gauges(
      'plazuela_job_interval_seconds',
      'How often it is due.',
      jobs.map(({ name, cron }) => [{ name }, intervalOf(cron)] as const),
    ),
    gauges(
      'plazuela_job_failed',
      'Whether its last run failed.',
      jobs.map(({ name, hasFailed }) => [{ name }, Number(hasFailed)] as const),
    ),
  ];
}

/** Of the forms that our jobs have: each minute, every n minutes, hourly, daily. */
function intervalOf(cron: string): number {
  const [minute = '', hour = ''] = cron.split(' ');
  if (hour !== '*') return 86_400;
  if (minute === '*') return 60;
  return minute.startsWith('*/') ? Number(minute.slice(2)) * 60 : 3_600;
}

function proofFamilies(figures: ShopFigures | null): MetricFamily[] {
  const of = (name: keyof ShopFigures['proofs']) => round(figures?.proofs[name] ?? null);
  return [
    gauge('plazuela_ledger_check_age_seconds', 'Since the books were proved last.', of('ledgerAgeSeconds')),
    gauge('plazuela_ledger_violations', 'What that proof found wrong.', of('ledgerViolations')),
    gauge(
      'plazuela_reconciliation_age_seconds',
      'Since the last complete reconciliation.',
      of('reconciliationAgeSeconds'),
    ),
    gauge('plazuela_backup_age_seconds', 'Since the last good backup.', of('backupAgeSeconds')),
    gauge(
      'plazuela_archive_age_seconds',
      'How much of what was written is not in the archive.',
      round(figures?.archiveAgeSeconds ?? null),
    ),
    gauge(
      'plazuela_base_copy_age_seconds',
      'Since the archive had its last base copy.',
      of('baseCopyAgeSeconds'),
    ),
    gauge(
      'plazuela_drill_age_seconds',
      'Since the archive was last proved by a restore.',
      of('drillAgeSeconds'),
    ),
    gauge('plazuela_damaged_files', 'Stored files that are not what was written.', of('damagedFiles')),
    gauge('plazuela_database_size_bytes', 'Size of the database.', of('databaseBytes')),
  ];
}

/** Whether reads go to the replica, and how far it is behind. */
export function replicaFamilies({ read }: Pick<Context, 'read'>): MetricFamily[] {
  const state = read.replica?.state();
  return [
    gauge('plazuela_replica_used', 'Whether reads go to the replica.', isUsed(state?.condition)),
    gauge('plazuela_replica_lag_seconds', 'How far the replica is behind.', round(state?.lagSeconds ?? null)),
    counter(
      'plazuela_replica_fallbacks_total',
      'Reads that the primary answered for it.',
      state?.fallbacks ?? 0,
    ),
  ];
}

function isUsed(condition: string | undefined): number | null {
  return condition === undefined ? null : Number(condition === 'used');
}

function round(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100;
}
