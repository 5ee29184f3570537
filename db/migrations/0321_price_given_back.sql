-- A shop may give back a part of the price of units that their buyer keeps. The line counts it, in whole pesos; what is left of a
-- line is unit_price * (quantity - cancelled_quantity) - reduced_amount (src/domain/order-money.ts).
alter table order_line add column reduced_amount int not null default 0;
alter table order_line add constraint order_line_reduced_amount_check
  check (reduced_amount between 0 and unit_price::bigint * (quantity - cancelled_quantity)) not valid;

-- Of such a part no unit goes back.
alter table refund_line drop constraint refund_line_quantity_check;
alter table refund_line add constraint refund_line_quantity_check
  check (quantity > 0 or quantity = 0 and amount > 0 and not restocked) not valid;

create or replace function note_refunded_goods() returns trigger language plpgsql as $$
begin
  update package set refunded_goods = refunded_goods
    + (new.cancelled_quantity - old.cancelled_quantity)::bigint * new.unit_price + new.reduced_amount - old.reduced_amount
  where order_number = new.order_number and seller_id = new.seller_id;
  return null;
end $$;
create or replace trigger line_refunded_goods after update of cancelled_quantity, reduced_amount on order_line
  for each row when (new.cancelled_quantity <> old.cancelled_quantity or new.reduced_amount <> old.reduced_amount)
  execute function note_refunded_goods();

-- As feeShare of the domain counts: the fee of what of a line went back.
create function given_back_fee(fee int, unit_price int, quantity int, cancelled_quantity int, reduced_amount int)
returns numeric language sql immutable parallel safe as $$
  select case when reduced_amount = 0 then round(fee::numeric * cancelled_quantity / quantity)
    else round(fee::numeric * (unit_price::bigint * cancelled_quantity + reduced_amount) / (unit_price::bigint * quantity)) end
$$;

-- What a shop offers for what its buyer keeps; null: none, or units.
alter table rights_case add column offered_pesos int check (offered_pesos > 0);
