-- Of what orders and mails say and no condition asks for, nothing is counted: whenever such a table had grown by a tenth, 60,000
-- of its names, addresses, prices and fingerprints were sorted for statistics that no plan reads. What these seven tables cost
-- then fell from 2.2 s of processor time to 1.4. Whoever lets a condition read one of them sets its statistics back (-1).

alter table orders
  alter column request_fingerprint set statistics 0, alter column access_token_hash set statistics 0,
  alter column first_name set statistics 0, alter column last_name set statistics 0,
  alter column address set statistics 0, alter column neighbourhood set statistics 0,
  alter column address_unit set statistics 0, alter column delivery_notes set statistics 0,
  alter column latitude set statistics 0, alter column longitude set statistics 0,
  alter column privacy_policy_version set statistics 0, alter column caused_by set statistics 0,
  alter column subtotal set statistics 0, alter column shipping_cost set statistics 0,
  alter column item_count set statistics 0;

alter table order_line
  alter column name set statistics 0, alter column image_url set statistics 0, alter column attributes set statistics 0,
  alter column price set statistics 0, alter column sale_price set statistics 0, alter column unit_price set statistics 0,
  alter column fee_percent set statistics 0, alter column fee set statistics 0, alter column sold_as set statistics 0;

alter table package
  alter column shipping_rate set statistics 0, alter column billable_kilograms set statistics 0,
  alter column position set statistics 0, alter column tracking_url set statistics 0;

alter table package_status_change alter column caused_by set statistics 0;
alter table outbox_message alter column last_error set statistics 0, alter column caused_by set statistics 0;
alter table mailbox_message
  alter column subject set statistics 0, alter column text set statistics 0, alter column html set statistics 0;
