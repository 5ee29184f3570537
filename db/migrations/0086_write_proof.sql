-- Emptied and filled again by /readyz: whether the database can still grow. It belongs into no backup, hence the schema.
create schema probe;
create unlogged table probe.growth (filler text not null);
alter table probe.growth alter column filler set storage plain;
