import path from 'node:path';
import type { Brand } from '../domain/brand.ts';
import { type ArchiveConfig, archiveProblems, readArchiveConfig } from './archive-config.ts';
import { type FilesConfig, filesProblems, readFilesConfig } from './files-config.ts';
import { findNeeds, type Need } from './needs.ts';
import { type PaymentConfig, paymentProblems, readPaymentConfig } from './payment-config.ts';
import { secretsKeyProblems } from './secrets/secret-keys.ts';
import { StartFailure } from './start-failure.ts';
import {
  readTelemetryConfig,
  type TelemetryConfig,
  telemetryProblems,
} from './telemetry/telemetry-config.ts';

export interface Config {
  /** `demo` seeds demo data and offers the local mailbox; `production` never does. */
  mode: 'demo' | 'production';
  host: string;
  port: number;
  /** Where this process reaches itself: the public address need not be reachable from here. */
  ownUrl: string;
  /** Origin under which browsers reach the site; foreign origins may not write. */
  baseUrl: string;
  dataDir: string;
  /** Pictures and documents. */
  files: FilesConfig;
  /** With less space for DATA_DIR the server is not ready. */
  diskFloorBytes: number;
  /** The built pages and scripts. */
  distDir: string;
  /** Null: the embedded PostgreSQL in dataDir. */
  databaseUrl: string | null;
  databaseReadUrl: string | null;
  /** For what needs a session of its own, where databaseUrl leads to a pooler that lends connections by transaction. */
  databaseDirectUrl: string | null;
  replicaMaximumLagSeconds: number;
  databasePoolSize: number;
  /** Number of trusted proxies in front, for the visitor's address. */
  trustedProxies: number;
  worker: 'in-process' | 'apart';
  /** Between the first sign of a stop and the end of the listener. */
  drainSeconds: number;
  mail: { smtpUrl: string | null; from: string; operator: string };
  geocoder: { provider: 'offline' | 'google' | 'nominatim'; googleKey: string; nominatimUrl: string };
  sms: SmsConfig;
  payments: PaymentConfig;
  brand: Brand;
  /** Level of the structured log. Quiet by default where a person looks at the terminal (demo). */
  logLevel: string;
  /** Bearer token of /metrics; without it production has no /metrics. */
  metricsToken: string | null;
  /** Traces and metrics by OpenTelemetry's standard variables; null: none are set. */
  telemetry: TelemetryConfig | null;
  /** Of the operators' login: a code of the phone besides the password. */
  operatorSecondFactor: 'required' | 'optional';
  backups: {
    folder: string;
    /** How many nightly ones stay; 0: none is made. */
    kept: number;
  };
  /** Null: none of ours. */
  archive: ArchiveConfig | null;
  /** The program that keeps and restores it. */
  pgBackRest: string;
  /** Proves the TLS of stores besides the system's certificates, as Node itself reads it; empty: nothing does. */
  caFile: string;
  /** Pages without a kept copy that may be made for one address or account, evenly; 0: as many as are asked for. */
  pagesPerSecond: number;
  /** Calls of the API without a limit of their own that one address may make, evenly; 0: as many as are asked for. */
  callsPerSecond: number;
  /** Pictures by address may lie on this machine, on any port: for development and tests. Never in production. */
  fetchesLocalPictures: boolean;
  /** Keys that seal secrets in the database; null: a file of dataDir holds one. */
  secretsKey: string | null;
  development: boolean;
  /** What production lacks although it runs. */
  needs: Need[];
}

export interface SmsConfig {
  /** `mailbox`: the local one of demo mode; production then sends no SMS. */
  provider: 'mailbox' | 'twilio' | 'infobip' | 'hablame';
  /** Name or number that the carrier shows, or Twilio's messaging service (MG…). */
  from: string;
  /** Twilio only: the account (AC…). */
  account: string;
  /** Twilio's auth token, or the API key of the other providers. */
  key: string;
  /** Infobip's own host for each customer; for the others only when it differs. */
  baseUrl: string;
}

/**
 * Reads the settings once at start; every problem gets one clear line, all of them at once. A tool of the terminal
 * serves nobody: it asks for no more than the database.
 */
export function readConfig(environment: NodeJS.ProcessEnv, purpose: 'server' | 'tool' = 'server'): Config {
  const read = (name: string, fallback = '') => environment[name]?.trim() || fallback;
  const databaseUrl = read('DATABASE_URL') || null;
  const host = read('HOST', '0.0.0.0');
  const port = Number(read('PORT', '3000'));
  const everywhere = host === '0.0.0.0' || host === '::';
  const ownUrl = `http://${everywhere ? '127.0.0.1' : host.replace(/.*:.*/, '[$&]')}:${port}`;
  const mode = read('PLAZUELA_MODE', databaseUrl ? 'production' : 'demo');
  const brandName = read('BRAND_NAME', 'Plazuela');
  const email = read('BRAND_EMAIL', 'hola@plazuela.test');
  const baseUrl = read('BASE_URL', `http://localhost:${port}`).replace(/\/+$/, '');
  const config = {
    mode,
    host,
    port,
    ownUrl,
    baseUrl,
    dataDir: path.resolve(read('DATA_DIR', './.data')),
    files: readFilesConfig(read),
    diskFloorBytes: Number(read('DISK_FLOOR_MB', '64')) * 1024 * 1024,
    distDir: path.resolve(read('DIST_DIR', './dist')),
    databaseUrl,
    databaseReadUrl: read('DATABASE_READ_URL') || null,
    databaseDirectUrl: read('DATABASE_DIRECT_URL') || null,
    replicaMaximumLagSeconds: Number(read('DATABASE_READ_MAX_LAG', '10')),
    databasePoolSize: Number(read('DATABASE_POOL_SIZE', '10')),
    trustedProxies: Number(read('TRUSTED_PROXIES', '0')),
    worker: read('WORKER', 'in-process'),
    drainSeconds: Number(read('DRAIN_SECONDS', mode === 'production' ? '5' : '1')),
    mail: {
      smtpUrl: read('SMTP_URL') || null,
      from: read('MAIL_FROM', `${brandName} <${email}>`),
      operator: read('MAIL_OPERATOR', email),
    },
    geocoder: {
      provider: read('GEOCODER', 'offline'),
      googleKey: read('GOOGLE_MAPS_KEY'),
      nominatimUrl: read('NOMINATIM_URL', 'https://nominatim.openstreetmap.org'),
    },
    sms: {
      provider: read('SMS_PROVIDER', 'mailbox'),
      from: read('SMS_FROM'),
      account: read('SMS_ACCOUNT'),
      key: read('SMS_KEY'),
      baseUrl: read('SMS_BASE_URL').replace(/\/+$/, ''),
    },
    payments: readPaymentConfig(read, { mode, ownUrl }),
    brand: {
      name: brandName,
      legalName: read('BRAND_LEGAL_NAME', 'Plazuela S.A.S.'),
      nit: read('BRAND_NIT', '999000010-9'),
      address: read('BRAND_ADDRESS', 'Calle 72 # 10-07, Bogotá, D.C.'),
      phone: read('BRAND_PHONE', '6010000000'),
      email,
    },
    logLevel: read('LOG_LEVEL', mode === 'demo' ? 'warn' : 'info'),
    metricsToken: read('METRICS_TOKEN') || null,
    telemetry: readTelemetryConfig(read),
    operatorSecondFactor: read('OPERATOR_SECOND_FACTOR', mode === 'production' ? 'required' : 'optional'),
    backups: {
      folder: path.resolve(read('BACKUP_DIR', path.join(read('DATA_DIR', './.data'), 'backups'))),
      kept: Number(read('BACKUPS_KEPT', '7')),
    },
    archive: readArchiveConfig(read),
    pgBackRest: read('PGBACKREST', 'pgbackrest'),
    caFile: read('NODE_EXTRA_CA_CERTS'),
    pagesPerSecond: Number(read('PAGES_PER_SECOND', '20')),
    callsPerSecond: Number(read('CALLS_PER_SECOND', '60')),
    fetchesLocalPictures: mode === 'demo' && read('PICTURES_FROM_THIS_MACHINE') === 'true',
    secretsKey: read('SECRETS_KEY') || null,
    development: read('NODE_ENV') === 'development',
    needs: [],
  } as Config;
  const problems = [
    ...findProblems(config),
    ...filesProblems(read('FILES_URL'), config.files),
    ...archiveProblems(read('ARCHIVE_URL'), config.archive, config.files.s3),
    ...telemetryProblems(read),
    ...(purpose === 'server' ? servingProblems(config) : []),
  ];
  if (problems.length > 0)
    throw new StartFailure(`The configuration is not complete:\n- ${problems.join('\n- ')}`);
  return { ...config, needs: findNeeds(config, (name) => read(name) !== '') };
}

function findProblems(config: Config): string[] {
  const problems: string[] = [];
  const isWhole = (value: number) => Number.isInteger(value) && value >= 0;
  if (!['demo', 'production'].includes(config.mode)) problems.push('PLAZUELA_MODE is demo or production');
  if (!isWhole(config.port) || config.port > 65535) problems.push('PORT is a number from 0 to 65535');
  if (!isWhole(config.databasePoolSize) || config.databasePoolSize === 0)
    problems.push('DATABASE_POOL_SIZE is a whole number of at least 1');
  if (!isWhole(config.diskFloorBytes)) problems.push('DISK_FLOOR_MB is a whole number');
  if (!(config.replicaMaximumLagSeconds > 0))
    problems.push('DATABASE_READ_MAX_LAG is a number of seconds above 0');
  if (!isWhole(config.trustedProxies)) problems.push('TRUSTED_PROXIES is a whole number');
  if (!isWhole(config.drainSeconds)) problems.push('DRAIN_SECONDS is a whole number');
  if (!isWhole(config.pagesPerSecond)) problems.push('PAGES_PER_SECOND is a whole number; 0 sets no limit');
  if (!isWhole(config.callsPerSecond)) problems.push('CALLS_PER_SECOND is a whole number; 0 sets no limit');
  if (!URL.canParse(config.baseUrl)) problems.push('BASE_URL is an address such as https://plazuela.co');
  if (!isWhole(config.backups.kept)) problems.push('BACKUPS_KEPT is a whole number; 0 makes no backups');
  if (!['required', 'optional'].includes(config.operatorSecondFactor))
    problems.push('OPERATOR_SECOND_FACTOR is required or optional');
  if (!['in-process', 'apart'].includes(config.worker)) problems.push('WORKER is in-process or apart');
  if (!['offline', 'google', 'nominatim'].includes(config.geocoder.provider))
    problems.push('GEOCODER is offline, google or nominatim');
  if (config.geocoder.provider === 'google' && !config.geocoder.googleKey)
    problems.push('GEOCODER=google needs GOOGLE_MAPS_KEY');
  problems.push(
    ...smsProblems(config.sms),
    ...paymentProblems(config),
    ...secretsKeyProblems(config.secretsKey),
  );
  if (config.mail.smtpUrl && !/^smtps?:\/\/[^/]+/.test(config.mail.smtpUrl))
    problems.push('SMTP_URL begins with smtp:// or smtps://');
  return problems;
}

/** Without these production cannot keep its word to anybody. */
function servingProblems({ mode, mail, baseUrl }: Config): string[] {
  if (mode !== 'production') return [];
  const problems: string[] = [];
  if (!mail.smtpUrl)
    problems.push('production needs SMTP_URL, for example smtps://user:password@mail.example.com');
  if (baseUrl.startsWith('http://localhost'))
    problems.push('production needs BASE_URL, the address that shoppers see');
  return problems;
}

const SMS_NEEDS = {
  mailbox: [],
  twilio: ['account', 'key', 'from'],
  infobip: ['baseUrl', 'key', 'from'],
  hablame: ['key'],
} as const satisfies Record<SmsConfig['provider'], (keyof SmsConfig)[]>;

const SMS_NAMES = { account: 'SMS_ACCOUNT', key: 'SMS_KEY', from: 'SMS_FROM', baseUrl: 'SMS_BASE_URL' };

function smsProblems(sms: SmsConfig): string[] {
  if (!Object.hasOwn(SMS_NEEDS, sms.provider)) return ['SMS_PROVIDER is mailbox, twilio, infobip or hablame'];
  const missing = SMS_NEEDS[sms.provider].filter((name) => !sms[name]);
  const problems = missing.map((name) => `SMS_PROVIDER=${sms.provider} needs ${SMS_NAMES[name]}`);
  if (sms.baseUrl && !URL.canParse(sms.baseUrl)) problems.push('SMS_BASE_URL is an address with https://');
  return problems;
}
