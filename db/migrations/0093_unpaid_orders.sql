-- Orders that wait for an online payment keep stock from others: they are limited by person and place.
alter table orders add column email_key text;
create index orders_online_by_phone on orders (phone, created_at desc) where payment_method_id = 1;
create index orders_online_by_document on orders (document_number, created_at desc) where payment_method_id = 1;
create index orders_online_by_address on orders (address_key, created_at desc)
  where payment_method_id = 1 and address_key is not null;
create index orders_online_by_email on orders (email_key, created_at desc)
  where payment_method_id = 1 and email_key is not null;

-- How often its payment was opened; each time keeps the stock for a shorter while.
alter table payment add column starts smallint not null default 0;

-- Unpaid online orders of one buyer, by whatever she is known again; of each key the newest 50 orders are looked at.
create function unpaid_orders_of(p_phone text, p_document text, p_email_key text, p_address_key text,
  p_since timestamptz)
returns table (number bigint, state text) language sql stable as $$
  select known.number, payment.state
  from ((select orders.number from orders
         where payment_method_id = 1 and phone = p_phone and created_at > p_since
         order by created_at desc limit 50)
        union
        (select orders.number from orders
         where payment_method_id = 1 and document_number = p_document and created_at > p_since
         order by created_at desc limit 50)
        union
        (select orders.number from orders
         where payment_method_id = 1 and email_key = p_email_key and created_at > p_since
         order by created_at desc limit 50)
        union
        (select orders.number from orders
         where payment_method_id = 1 and address_key = p_address_key and created_at > p_since
         order by created_at desc limit 50)) known
  -- Limited, so that no plan begins at all the payments of this state.
  cross join lateral (select state from payment where order_number = known.number limit 1) payment
  where payment.state in ('waiting', 'expired')
$$;

-- Until the end of the transaction no other order of this buyer is counted or written. Answers those that wait, as they
-- are once the lock is held: later than the snapshot of the statement that calls it.
create function lock_unpaid_orders(p_phone text, p_document text, p_email_key text, p_address_key text,
  p_since timestamptz)
returns bigint[] language plpgsql volatile as $$
begin
  -- In one order for all, so that two buyers cannot block each other.
  perform pg_advisory_xact_lock(key)
  from (select hashtextextended(name, 0) as key
        from unnest(array['online-phone:' || p_phone, 'online-document:' || p_document,
                          'online-email:' || p_email_key, 'online-address:' || p_address_key]) name
        order by 1) keys;
  return (select coalesce(array_agg(number order by number), '{}')
          from unpaid_orders_of(p_phone, p_document, p_email_key, p_address_key, p_since) where state = 'waiting');
end
$$;
