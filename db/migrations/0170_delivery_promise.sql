-- When a shop hands its parcels over: days of the week (1 Monday to 7 Sunday), until which minute of the day an order still
-- counts for it, and its days from there.
alter table seller
  add column dispatch_weekdays smallint[] not null default '{1,2,3,4,5}'
    constraint dispatch_needs_a_day check (cardinality(dispatch_weekdays) between 1 and 7
      and dispatch_weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]),
  add column cut_off_minutes smallint not null default 900
    constraint cut_off_in_the_day check (cut_off_minutes between 0 and 1440),
  add column handling_days smallint not null default 2
    constraint handling_bounded check (handling_days between 0 and 10);

-- What was promised when it was bought, or paid; null: bought before promises were kept.
alter table package
  add column dispatch_by date,
  add column promised_from date,
  add column promised_to date;

-- What parcels really took, learned at night: days of the shop until they left, and business days on the way by zone.
create table learned_dispatch (
  seller_id int primary key references seller on delete cascade,
  minimum_days smallint not null check (minimum_days >= 0),
  maximum_days smallint not null check (maximum_days >= minimum_days),
  packages int not null,
  learned_at timestamptz not null
);
create table learned_transit (
  zone text primary key,
  minimum_days smallint not null check (minimum_days >= 0),
  maximum_days smallint not null check (maximum_days >= minimum_days),
  packages int not null,
  learned_at timestamptz not null
);

-- The rule of a shop as the promise reads it, named as in the domain (DispatchRule).
create function dispatch_of(shop seller) returns jsonb language sql stable as $$
  select jsonb_build_object('weekdays', shop.dispatch_weekdays, 'cutOffMinutes', shop.cut_off_minutes,
    'minimumHandlingDays', least(shop.handling_days, coalesce(learned.minimum_days, 1)),
    'maximumHandlingDays', greatest(shop.handling_days, coalesce(learned.maximum_days, 0)),
    'holiday', case when shop.holiday_from is not null then jsonb_build_object(
      'from', (shop.holiday_from at time zone 'America/Bogota')::date,
      'until', ((shop.holiday_until - interval '1 millisecond') at time zone 'America/Bogota')::date) end)
  from (select) one left join learned_dispatch learned on learned.seller_id = shop.id
$$;
