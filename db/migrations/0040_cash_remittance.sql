-- What a remittance brought.
create index cash_collection_by_remittance on cash_collection (remittance_id) where remittance_id is not null;
