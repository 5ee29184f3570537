alter table package
  -- From when, and by whose word, a delivery counts: the clock of the shop's money begins there. What its shop alone says
  -- is `delivered_at`.
  add column delivery_confirmed_at timestamptz,
  add column delivery_confirmed_by text,
  -- Since when the buyer says that it has not come: nothing is released meanwhile.
  add column delivery_disputed_at timestamptz,
  -- A picture of the delivery, '/img/…'.
  add column delivery_proof_url text,
  -- When its buyer was told that the promised days went by, and for which day she was told to have the cash ready.
  add column promise_missed_at timestamptz,
  add column cash_told_for date;
-- Not looked through: no row has them yet.
alter table package
  add constraint delivery_confirmed_by_somebody check ((delivery_confirmed_at is null) = (delivery_confirmed_by is null)
    and delivery_confirmed_by in ('buyer', 'proof', 'remittance', 'time')) not valid;
