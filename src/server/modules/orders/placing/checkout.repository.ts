import type { ShippingCity } from '../../../../domain/shipping-rate.ts';
import { type Database, queryOne, type Sql, sql } from '../../../db/sql.ts';
import type { SubmissionIdentity } from './submission-identity.ts';

/** What a submission refers to, as far as it exists. */
export interface CheckoutReferences {
  city: ShippingCity | null;
  personTypeExists: boolean;
  documentTypeExists: boolean;
  /** Of the published privacy policy; null: the program's own is in force. */
  privacyVersion: string | null;
  earlierOrder: EarlierOrder | null;
}

export interface EarlierOrder {
  number: number;
  /** The key under which it was placed. */
  key: string;
  fingerprint: string;
  accountId: number | null;
}

interface Asked {
  cityId: string;
  personTypeId: string;
  documentTypeId: string;
  identity: SubmissionIdentity;
}

export async function getCheckoutReferences(db: Database, asked: Asked): Promise<CheckoutReferences> {
  const row = await queryOne<CheckoutReferences>(
    db,
    sql`select
          (select jsonb_build_object('id', id, 'name', name, 'departmentId', department_id, 'latitude', latitude,
             'longitude', longitude, 'needsForwarding', needs_forwarding)
           from city where id = ${asked.cityId}) as city,
          exists (select from person_type where id = ${asked.personTypeId}) as person_type_exists,
          exists (select from document_type where id = ${asked.documentTypeId}) as document_type_exists,
          (select version from legal_text where kind = 'privacy' order by id desc limit 1) as privacy_version,
          (select jsonb_build_object('number', number, 'key', idempotency_key,
             'fingerprint', request_fingerprint, 'accountId', account_id)
           from orders where ${isEarlier(asked.identity)} order by number desc limit 1) as earlier_order`,
  );
  if (!row) throw new Error('A select without a table always has one row');
  return row;
}

/** Whether a row of `orders` is an earlier sending of the same submission. */
export function isEarlier({ key, neighbours }: SubmissionIdentity): Sql {
  if (!neighbours) return sql`idempotency_key = ${key}`;
  const { keys, since } = neighbours;
  return sql`(idempotency_key = ${key}
    or (idempotency_key = any(${keys}::text[]) and created_at > ${since}::timestamptz))`;
}
