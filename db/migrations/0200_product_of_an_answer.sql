-- What a call has made is noted with it: who repeats a call whose program died before its answer makes nothing twice.
alter table api_answer add column product_id int references product on delete set null;
