-- The id of the request that moved a package, and after a space its W3C traceparent where it was traced; the event that a
-- shop is told of it carries the same. Null: older than these columns, or nobody asked.
alter table package_status_change add column caused_by text;
alter table webhook_event add column caused_by text;

drop function write_webhook_event(int, text, jsonb, timestamptz);
create function write_webhook_event(
  p_seller_id int, p_name text, p_data jsonb, p_at timestamptz, p_caused_by text default null
) returns void language plpgsql as $$
declare
  new_event uuid;
begin
  if not exists (select from webhook_endpoint
                 where seller_id = p_seller_id and deleted_at is null and p_name = any(events)) then
    return;
  end if;
  insert into webhook_event (seller_id, name, data, happened_at, caused_by)
    values (p_seller_id, p_name, p_data, p_at, p_caused_by)
    returning id into new_event;
  insert into webhook_delivery (event_id, endpoint_id, state, problem, next_attempt_at, created_at)
    select new_event, id, case state when 'active' then 'pending' else 'failed' end,
      case state when 'active' then null else 'La dirección estaba en pausa.' end, p_at, p_at
    from webhook_endpoint
    where seller_id = p_seller_id and deleted_at is null and p_name = any(events);
end $$;

create or replace function write_package_event(step package_status_change) returns void language plpgsql as $$
declare
  moved package;
begin
  select * into moved from package where order_number = step.order_number and seller_id = step.seller_id;
  if step.status_id = 32 and moved.received_at is null then
    return;
  end if;
  perform write_webhook_event(step.seller_id,
    case step.status_id when 19 then 'pedido.recibido' when 32 then 'pedido.anulado' else 'pedido.estado' end,
    jsonb_build_object('numPedido', step.order_number, 'codEstado', step.status_id,
      'nomEstado', (select name from package_status where id = step.status_id),
      'transportadora', moved.carrier, 'codGuiaPedido', moved.tracking_number),
    step.changed_at, step.caused_by);
end $$;
