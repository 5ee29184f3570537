import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Geocoder } from './adapters/geocoding/geocoder.ts';
import type { PaymentProvider } from './adapters/payment/payment-provider.ts';
import type { Config } from './config.ts';
import type { ReadDatabase } from './db/replica.ts';
import type { KeptValues } from './kept/kept-values.ts';

/** What every service may use. Passed in, so that tests bring their own database, clock and outside services. */
export interface Context {
  config: Config;
  /** Reads that may lag a moment behind: catalogue and search. */
  read: ReadDatabase;
  /** Everything else. */
  write: Pool;
  now: () => Date;
  geocoder: Geocoder;
  /** Null: nobody can pay online. */
  paymentProvider: PaymentProvider | null;
  log: FastifyBaseLogger;
  kept: KeptValues;
}
