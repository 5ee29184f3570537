import type { CalendarDay } from '../../../../domain/business-days.ts';
import { ANSWER_HOURS, type LevelEvent } from '../../../../domain/shop-level.ts';
import { type Database, query, type Sql, sql } from '../../../db/sql.ts';

export interface LevelPeriod {
  sellerId: number;
  since: CalendarDay;
  until: CalendarDay;
}

const BOGOTA = sql`'America/Bogota'`;
const LOST_KINDS = sql`('warranty', 'not-as-ordered', 'not-delivered')`;
const FOR_THE_BUYER = sql`('refund', 'partial-refund', 'replacement', 'repair')`;

/** Says of a parcel that left in time and did not come that its carrier lost the claim. */
const CARRIERS_FAULT = 'Salió a tiempo: la demora fue de la transportadora';

/** Packages of the shop that were sold in the period and not cancelled as a whole, with the day on which they left. */
function sentPackages({ sellerId, since, until }: LevelPeriod): Sql {
  return sql`select package.order_number, package.seller_id, package.sold_on, package.dispatch_by,
      (select (min(step.changed_at) at time zone ${BOGOTA})::date from package_status_change step
       where step.order_number = package.order_number and step.seller_id = package.seller_id
         and step.status_id in (7, 2)) as left_on
    from package
    where package.seller_id = ${sellerId} and package.status_id not in (32, 33)
      and package.sold_on between ${since}::date and ${until}::date`;
}

function events(period: LevelPeriod): Sql {
  const { sellerId, since, until } = period;
  return sql`with sent as materialized (${sentPackages(period)}),
    event as (
      select 'dispatch' as kind, order_number::text as reference, dispatch_by as day,
        case when left_on <= dispatch_by then 1 else 0 end::float8 as score, '' as fault
      from sent where dispatch_by <= ${until}::date
      union all
      select 'sale', package.order_number::text, package.sold_on, 0, ''
      from package
      where package.seller_id = ${sellerId} and package.status_id = 32
        and package.sold_on between ${since}::date and ${until}::date
        and exists (select from audit_entry where audit_entry.subject = 'order:' || package.order_number
          and audit_entry.seller_id = package.seller_id and audit_entry.action = 'package.units-cancelled'
          and audit_entry.actor_kind in ('member', 'api-key') and audit_entry.after ->> 'cause' <> 'buyer-request')
      union all
      select 'sale', order_number::text, sold_on, 1, '' from sent
      union all
      select 'claim', sent.order_number::text, sent.sold_on, case when lost.kind is null then 1 else 0 end,
        case when lost.kind = 'not-delivered' and sent.left_on <= sent.dispatch_by then ${CARRIERS_FAULT} else '' end
      from sent left join lateral (
        select rights_case.kind from rights_case
        where rights_case.order_number = sent.order_number and rights_case.seller_id = sent.seller_id
          and rights_case.state = 'closed' and rights_case.kind in ${LOST_KINDS}
          and rights_case.outcome in ${FOR_THE_BUYER} and rights_case.decided_by in ('operator', 'clock', 'law')
        order by rights_case.id limit 1) lost on true
      where sent.left_on is not null or lost.kind is not null
      union all
      select 'answer', id::text, (asked_at at time zone ${BOGOTA})::date,
        case when answered_at <= asked_at + make_interval(hours => ${ANSWER_HOURS}::int) then 1 else 0 end, ''
      from product_question
      where seller_id = ${sellerId} and state in ('open', 'answered')
        and asked_at >= ${since}::date::timestamp at time zone ${BOGOTA}
        and asked_at < ${until}::date::timestamp at time zone ${BOGOTA}
      union all
      select 'rating', id::text, (created_at at time zone ${BOGOTA})::date, (rating - 1) / 4.0, ''
      from review
      where seller_id = ${sellerId} and status = 'approved' and order_number is not null
        and created_at >= ${since}::date::timestamp at time zone ${BOGOTA}
        and created_at < (${until}::date + 1)::timestamp at time zone ${BOGOTA}
    )
    select event.kind, event.reference, event.day, event.score,
      case when contest.state = 'excluded' then contest.reason else event.fault end as excluded,
      contest.state as contest_state, contest.reason as contest_reason
    from event left join shop_level_contest contest
      on contest.seller_id = ${sellerId} and contest.kind = event.kind and contest.reference = event.reference`;
}

export interface ContestedEvent extends LevelEvent {
  /** Null: nobody contested it. */
  contestState: 'waiting' | 'excluded' | 'kept' | null;
  contestReason: string | null;
}

/** Far beyond what a shop does in 60 days. */
const MAXIMUM_EVENTS = 300_000;

/** All that counts, or was left out, of a shop's period, the oldest first. */
export function listLevelEvents(db: Database, period: LevelPeriod): Promise<ContestedEvent[]> {
  return query<ContestedEvent>(
    db,
    sql`${events(period)} order by event.kind, event.day, event.reference limit ${MAXIMUM_EVENTS}::int`,
  );
}

/** The newest of what went wrong. */
export function listBadEvents(db: Database, period: LevelPeriod, limit: number): Promise<ContestedEvent[]> {
  return query<ContestedEvent>(
    db,
    sql`${events(period)} where event.score < 0.75 order by event.day desc, event.kind, event.reference limit ${limit}::int`,
  );
}
