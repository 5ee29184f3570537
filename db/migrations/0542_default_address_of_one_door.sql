-- What is written beside a street is that street's: the flat and who opens the door of the place before sent parcels to an
-- address that there is not. Whoever writes her entry first (addresses/address.service.ts) finds it the same, and loses nothing.
create or replace function account_address_follows() returns trigger language plpgsql as $$
begin
  if new.city_id is null or coalesce(new.address, '') = '' then
    delete from account_address where account_id = new.id and is_default;
  else
    insert into account_address (account_id, name, city_id, address, is_default)
    values (new.id, 'Casa', new.city_id, left(new.address, 200), true)
    on conflict (account_id) where is_default
      do update set city_id = excluded.city_id, address = excluded.address, unit = '', neighbourhood = '',
        delivery_notes = '', receiver = '', phone = ''
      where (account_address.city_id, account_address.address) is distinct from (excluded.city_id, excluded.address);
  end if;
  return null;
end $$;
