-- The fee of what a package keeps: with its goods it says what its shop is to be owed, which was read from all lines of all
-- open packages (2,000 of a shop took 8 ms, on its home and its balance). Null: written before, still read from its lines.
alter table package add column kept_fee bigint;

create or replace function note_refunded_goods() returns trigger language plpgsql as $$
begin
  update package set refunded_goods = refunded_goods
      + (new.cancelled_quantity - old.cancelled_quantity)::bigint * new.unit_price + new.reduced_amount - old.reduced_amount,
    kept_fee = kept_fee
      - given_back_fee(new.fee, new.unit_price, new.quantity, new.cancelled_quantity, new.reduced_amount)
      + given_back_fee(old.fee, old.unit_price, old.quantity, old.cancelled_quantity, old.reduced_amount)
  where order_number = new.order_number and seller_id = new.seller_id;
  return null;
end $$;
