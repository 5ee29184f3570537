-- As in 0230, of what is left: a part of the freight may have gone back with a withdrawal (0250), and what went back otherwise
-- did not go back for being late.
create or replace function freight_back_of(parcel package) returns jsonb language sql stable as $$
  select case
    when late.amount is not null then
      jsonb_build_object('on', parcel.freight_back_on, 'amount', late.amount, 'isGiven', true, 'isPaid', true)
    when parcel.freight_back_on is not null and not parcel.shipping_refunded and parcel.status_id not in (31, 32)
        and (parcel.delivered_at is null or parcel.delivery_disputed_at is not null
          or (parcel.delivered_at at time zone 'America/Bogota')::date >= parcel.freight_back_on) then
      jsonb_build_object('on', parcel.freight_back_on, 'amount', parcel.shipping_rate - parcel.shipping_refunded_amount,
        'isGiven', false, 'isPaid', parcel.money_state <> 'none')
  end
  from (select parcel.order_number) one
  left join late_freight late on late.order_number = parcel.order_number and late.seller_id = parcel.seller_id
$$;
