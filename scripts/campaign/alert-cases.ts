/** Series of our metrics in promtool's notation, one value a minute, under which an alert must fire. */
interface AlertCase {
  series: Record<string, string>;
  /** When it must fire, in minutes; it must not at the first one. */
  at: number;
}

const gauge = (name: string, value: number, minutes: number): AlertCase => ({
  series: { [name]: `0x1 ${value}x${minutes + 5}` },
  at: minutes + 4,
});

const DAY = 24 * 60;

/** Every alert of deploy/prometheus/alerts.yml. `0x1` are two good minutes before it begins. */
const alertCases: Record<string, AlertCase> = {
  PlazuelaDown: { series: { 'up{job="plazuela",instance="a"}': '1x1 0x9' }, at: 5 },
  PlazuelaDatabaseDown: { series: { plazuela_database_up: '1x1 0x9' }, at: 5 },
  PlazuelaTakesNoWrites: { series: { plazuela_writable: '1x1 0x9' }, at: 5 },
  PlazuelaFiguresOld: gauge('plazuela_figures_age_seconds', 301, 0),
  PlazuelaErrors: {
    series: {
      'http_request_duration_seconds_count{status="200"}': '0+100x30',
      'http_request_duration_seconds_count{status="503"}': '0x1 0+5x30',
    },
    at: 15,
  },
  PlazuelaSlow: {
    series: {
      'http_request_duration_seconds_bucket{le="1"}': '0x40',
      'http_request_duration_seconds_bucket{le="2.5"}': '0+10x40',
      'http_request_duration_seconds_bucket{le="+Inf"}': '0+10x40',
    },
    at: 20,
  },
  PlazuelaStalePages: { series: { page_cache_stale_total: '0x1 0+3x20' }, at: 12 },
  PlazuelaConnectionsShort: gauge('database_connections{state="waiting",pool="write"}', 3, 2),
  PlazuelaStalled: gauge('nodejs_eventloop_lag_max_seconds', 1.5, 5),
  PlazuelaPicturesWait: gauge('plazuela_pictures_waiting', 51, 10),
  PlazuelaReplicaUnused: { series: { plazuela_replica_used: '1x1 0x9' }, at: 7 },
  PlazuelaReplicaLags: gauge('plazuela_replica_lag_seconds', 6, 2),
  PlazuelaDiskLow: {
    series: { plazuela_disk_free_bytes: '50x1 9x20', plazuela_disk_size_bytes: '100x25' },
    at: 15,
  },
  PlazuelaDiskFull: { series: { plazuela_disk_free_bytes: '2000000000x1 900000000x9' }, at: 5 },
  PlazuelaBackupOld: gauge('plazuela_backup_age_seconds', 129_601, 0),
  PlazuelaNoBackup: { series: { plazuela_database_up: `1x${2 * DAY}` }, at: 36 * 60 + 5 },
  PlazuelaArchiveOld: gauge('plazuela_archive_age_seconds', 301, 2),
  PlazuelaBaseCopyOld: gauge('plazuela_base_copy_age_seconds', 129_601, 0),
  PlazuelaDrillOld: gauge('plazuela_drill_age_seconds', 3_024_001, 0),
  PlazuelaDamagedFiles: gauge('plazuela_damaged_files', 1, 0),
  PlazuelaOutboxStuck: gauge('plazuela_outbox_overdue_seconds', 601, 5),
  PlazuelaMessagesFailed: gauge('plazuela_outbox_failed', 1, 15),
  PlazuelaWebhooksFailed: gauge('plazuela_webhooks_failed', 101, 15),
  PlazuelaJobLate: {
    series: {
      'plazuela_job_age_seconds{name="back-up"}': '60x1 1000x9',
      'plazuela_job_interval_seconds{name="back-up"}': '60x12',
    },
    at: 5,
  },
  PlazuelaJobFailed: gauge('plazuela_job_failed{name="back-up"}', 1, 15),
  PlazuelaReservationsHeld: gauge('plazuela_reservations_overdue_seconds', 1_801, 0),
  PlazuelaBooksBroken: gauge('plazuela_ledger_violations', 1, 0),
  PlazuelaBooksUnproved: gauge('plazuela_ledger_check_age_seconds', 129_601, 0),
  PlazuelaDifferences: gauge('plazuela_reconciliation_differences{kind="amount"}', 1, DAY),
  PlazuelaReconciliationOld: gauge('plazuela_reconciliation_age_seconds', 129_601, 0),
};

/** The tests as `promtool test rules` reads them (JSON is YAML); nothing may fire in the first minute. */
export function promtoolTests(rulesFile: string): string {
  const tests = Object.entries(alertCases).map(([name, { series, at }]) => {
    const expr = `count(ALERTS{alertname="${name}",alertstate="firing"})`;
    return {
      name,
      interval: '1m',
      input_series: Object.entries(series).map(([one, values]) => ({ series: one, values })),
      promql_expr_test: [
        { expr, eval_time: '1m', exp_samples: [] },
        { expr, eval_time: `${at}m`, exp_samples: [{ labels: '{}', value: 1 }] },
      ],
    };
  });
  return JSON.stringify({ rule_files: [rulesFile], evaluation_interval: '1m', tests }, null, 1);
}
