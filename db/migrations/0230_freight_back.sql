-- From which day the freight of a package goes back to its buyer unless it came before, by the rule that stood when she was
-- told that it is late; null: no rule, or no freight.
alter table package add column freight_back_on date;

-- Freight that was given back because its package came late, and what of it its shop bears.
create table late_freight (
  order_number bigint not null,
  seller_id int not null,
  refund_id bigint not null unique references refund,
  amount int not null check (amount > 0),
  -- 0: the marketplace bears it, as the carrier was late; or the package was never sent in the end.
  seller_charge int not null check (seller_charge between 0 and amount),
  given_at timestamptz not null,
  primary key (order_number, seller_id),
  foreign key (order_number, seller_id) references package
);

-- What the buyer of a package is told of its freight, named as in the domain (FreightBack); null: it does not go back for
-- being late, or came before.
create function freight_back_of(parcel package) returns jsonb language sql stable as $$
  select case when parcel.freight_back_on is not null and parcel.status_id not in (31, 32)
      and (parcel.delivered_at is null or parcel.delivery_disputed_at is not null
        or (parcel.delivered_at at time zone 'America/Bogota')::date >= parcel.freight_back_on) then
    jsonb_build_object('on', parcel.freight_back_on, 'amount', parcel.shipping_rate,
      'isGiven', parcel.shipping_refunded, 'isPaid', parcel.money_state <> 'none') end
$$;
