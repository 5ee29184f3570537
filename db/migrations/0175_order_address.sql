-- What the courier needs beyond the address; null: not asked for.
alter table orders add column neighbourhood text, add column address_unit text, add column delivery_notes text;
