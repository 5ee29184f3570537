-- Until the end of the transaction no other cash order of this phone, document or address is counted or written. Answers
-- what there is once the lock is held: later than the snapshot of the statement that calls it. `p_keys` are those of
-- repetitions whose keys differ; null: there are none.
create function lock_cash_orders(
  p_phone text, p_document text, p_address_key text,
  p_open_since timestamptz, p_refused_since timestamptz, p_refused_orders_since timestamptz,
  p_keys text[], p_sent_since timestamptz,
  out open_by_phone int, out open_by_document int, out open_by_address int, out refusals int, out is_repetition boolean)
language plpgsql volatile as $$
-- Delivered, on its way back or cancelled: nobody waits for it.
declare closed constant smallint[] := '{3,31,32}';
begin
  -- In one order for all, so that two buyers cannot block each other.
  perform pg_advisory_xact_lock(key)
  from (select hashtextextended(name, 0) as key
        from unnest(array['cash-phone:' || p_phone, 'cash-document:' || p_document,
                          'cash-address:' || p_address_key]) name
        order by 1) keys;
  select
    (select count(*) from orders
     where payment_method_id = 3 and phone = p_phone and created_at > p_open_since
       and exists (select from package where order_number = orders.number and status_id <> all(closed))),
    (select count(*) from orders
     where payment_method_id = 3 and document_number = p_document and created_at > p_open_since
       and exists (select from package where order_number = orders.number and status_id <> all(closed))),
    (select count(*) from orders
     where payment_method_id = 3 and address_key = p_address_key and created_at > p_open_since
       and exists (select from package where order_number = orders.number and status_id <> all(closed))),
    (select count(*) from (
       select number from orders
       where payment_method_id = 3 and phone = p_phone and created_at > p_refused_orders_since
       union
       select number from orders
       where payment_method_id = 3 and document_number = p_document and created_at > p_refused_orders_since
     ) own
     where exists (select from cash_refusal refusal
                   where refusal.order_number = own.number and refusal.refused_at > p_refused_since)),
    exists (select from orders where idempotency_key = any(p_keys) and created_at > p_sent_since)
  into open_by_phone, open_by_document, open_by_address, refusals, is_repetition;
end
$$;
