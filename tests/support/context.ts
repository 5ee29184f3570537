import type { Pool } from 'pg';
import { pino } from 'pino';
import { createGeocoder } from '../../src/server/adapters/geocoding/create-geocoder.ts';
import { createPaymentProvider } from '../../src/server/adapters/payment/create-payment-provider.ts';
import { readConfig } from '../../src/server/config.ts';
import type { Context } from '../../src/server/context.ts';
import { createKeptValues } from '../../src/server/kept/kept-values.ts';

interface TestContextOptions {
  environment?: Record<string, string>;
  now?: () => Date;
}

/** A context as the server makes it, silent, on a test's database. */
export function createTestContext(pool: Pool, { environment = {}, now }: TestContextOptions = {}): Context {
  const config = readConfig(environment);
  return {
    config,
    read: pool,
    write: pool,
    now: now ?? (() => new Date()),
    log: pino({ level: 'silent' }),
    geocoder: createGeocoder(config),
    paymentProvider: createPaymentProvider(config),
    kept: createKeptValues(),
  };
}
