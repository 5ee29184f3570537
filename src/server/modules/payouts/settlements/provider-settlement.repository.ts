import { type Database, query, queryOne, sql } from '../../../db/sql.ts';

export interface ProviderSettlement {
  id: number;
  provider: string;
  /** The provider's own number of its transfer. */
  reference: string;
  gross: number;
  commission: number;
  commissionTax: number;
  withheldIncomeTax: number;
  withheldSalesTax: number;
  withheldCityTax: number;
  net: number;
  receivedOn: string;
  recordedAt: Date;
}

export type NewProviderSettlement = Omit<ProviderSettlement, 'id' | 'recordedAt'>;

/** Null: this transfer is recorded already. */
export async function insertProviderSettlement(
  db: Database,
  one: NewProviderSettlement,
  { actor, now }: { actor: number; now: Date },
): Promise<number | null> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into provider_settlement (provider, reference, gross, commission, commission_tax, withheld_income_tax,
          withheld_sales_tax, withheld_city_tax, net, received_on, recorded_by, recorded_at)
        values (${one.provider}, ${one.reference}, ${one.gross}, ${one.commission}, ${one.commissionTax},
          ${one.withheldIncomeTax}, ${one.withheldSalesTax}, ${one.withheldCityTax}, ${one.net},
          ${one.receivedOn}::date, ${actor}, ${now})
        on conflict (provider, reference) do nothing returning id`,
  );
  return row?.id ?? null;
}

export function findProviderSettlement(
  db: Database,
  provider: string,
  reference: string,
): Promise<ProviderSettlement | null> {
  return queryOne<ProviderSettlement>(
    db,
    sql`${settlements} where provider = ${provider} and reference = ${reference}`,
  );
}

/** Newest first. */
export function listProviderSettlements(
  db: Database,
  beforeId: number | null,
  limit: number,
): Promise<ProviderSettlement[]> {
  return query<ProviderSettlement>(
    db,
    sql`${settlements} where id < coalesce(${beforeId}::bigint, 9223372036854775807) order by id desc limit ${limit}`,
  );
}

const settlements = sql`
  select id, provider, reference, gross, commission, commission_tax,
    withheld_income_tax, withheld_sales_tax,
    withheld_city_tax, net, received_on, recorded_at
  from provider_settlement`;
