-- Units that are cancelled, and a price given back, change what a shop packs and is paid as its systems read it. Both reach
-- the package as refunded_goods (0321), which an order's insert never updates.
create or replace trigger package_change
  before update of status_id, carrier, tracking_number, money_state, refunded_goods on package
  for each row when ((new.status_id, new.carrier, new.tracking_number, new.money_state, new.refunded_goods)
    is distinct from (old.status_id, old.carrier, old.tracking_number, old.money_state, old.refunded_goods))
  execute function note_package_change();
