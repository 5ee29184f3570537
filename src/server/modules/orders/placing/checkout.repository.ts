import type { FeeRule } from '../../../../domain/fee-rule.ts';
import type { ShippingCity } from '../../../../domain/shipping-rate.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import { type Database, queryOne, type Sql, sql } from '../../../db/sql.ts';
import { rulesOn } from '../../books/fees/fees.service.ts';
import {
  type AskedSale,
  inAskedOrder,
  type NumberedSaleLine,
  type SaleLine,
  saleLines,
} from './sale-line.repository.ts';
import type { SubmissionIdentity } from './submission-identity.ts';

/** What a submission refers to, as far as it exists; all of one moment. */
export interface Checkout extends CheckoutReferences {
  /** One for each asked line, in the same order; null where there is no such product. */
  sales: (SaleLine | null)[];
  /** Of `day`, for what is sold. */
  feeRules: FeeRule[];
  day: string;
}

export interface CheckoutReferences {
  city: ShippingCity | null;
  personTypeExists: boolean;
  documentTypeExists: boolean;
  /** Of the published privacy policy; null: the program's own is in force. */
  privacyVersion: string | null;
}

export interface EarlierOrder {
  number: number;
  /** The key under which it was placed. */
  key: string;
  fingerprint: string;
  accountId: number | null;
}

interface AskedCheckout {
  cityId: string;
  personTypeId: string;
  documentTypeId: string;
  sales: readonly AskedSale[];
  now: Date;
}

interface CheckoutRow extends Omit<Checkout, 'sales' | 'day'> {
  sales: NumberedSaleLine[];
}

/** Everything that an order is decided by, in one statement. */
export async function readCheckout(db: Database, asked: AskedCheckout): Promise<Checkout> {
  const day = bogotaDay(asked.now.getTime());
  const row = await queryOne<CheckoutRow>(
    db,
    sql`with sale as materialized (${saleLines(asked.sales, asked.now)})
        select
          (select jsonb_build_object('id', id, 'name', name, 'departmentId', department_id, 'latitude', latitude,
             'longitude', longitude, 'needsForwarding', needs_forwarding)
           from city where id = ${asked.cityId}) as city,
          exists (select from person_type where id = ${asked.personTypeId}) as person_type_exists,
          exists (select from document_type where id = ${asked.documentTypeId}) as document_type_exists,
          (select version from legal_text where kind = 'privacy' order by id desc limit 1) as privacy_version,
          (select coalesce(jsonb_agg(to_jsonb(sale)), '[]') from sale) as sales,
          (select coalesce(jsonb_agg(rule), '[]')
           from (${rulesOn(day, sql`sale`)}) rules) as fee_rules`,
  );
  if (!row) throw new Error('A select without a table always has one row');
  return { ...row, day, sales: inAskedOrder(asked.sales, row.sales) };
}

/** An order that the same submission has placed before. */
export function findEarlierOrder(db: Database, identity: SubmissionIdentity): Promise<EarlierOrder | null> {
  return queryOne<EarlierOrder>(
    db,
    sql`select number, idempotency_key as key, request_fingerprint as fingerprint, account_id
        from orders where ${isEarlier(identity)} order by number desc limit 1`,
  );
}

/** Whether a row of `orders` is an earlier sending of the same submission. */
export function isEarlier({ key, neighbours }: SubmissionIdentity): Sql {
  if (!neighbours) return sql`idempotency_key = ${key}`;
  const { keys, since } = neighbours;
  return sql`(idempotency_key = ${key}
    or (idempotency_key = any(${keys}::text[]) and created_at > ${since}::timestamptz))`;
}
