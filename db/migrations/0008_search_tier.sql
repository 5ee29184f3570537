-- The last product of the popular tier, in order of popularity and id, so that a new row knows at once whether it belongs
-- to it. The defaults let everything in: a catalogue smaller than the tier is in it as a whole.
alter table search_sampling add column tier_popularity int not null default -2147483648;
alter table search_sampling add column tier_product_id int not null default 0;
alter table search_document alter column is_popular drop default;
