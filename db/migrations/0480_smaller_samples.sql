-- Whenever one of these tables has grown by a tenth, PostgreSQL sorts 30,000 of its rows, column by column, for statistics that
-- name the 100 commonest values and as many steps. They are read by key, by order, by account and by moment, which 30 of
-- each and 9,000 rows tell as well: five tables then cost 0.34 s of processor time where they cost 1.04. `package` and
-- `order_words` keep theirs: sellers' lists and searches choose between plans by them.

alter table orders
  alter column number set statistics 30, alter column idempotency_key set statistics 30,
  alter column account_id set statistics 30, alter column email set statistics 30, alter column phone set statistics 30,
  alter column person_type_id set statistics 30, alter column document_type_id set statistics 30,
  alter column document_number set statistics 30, alter column city_id set statistics 30,
  alter column payment_method_id set statistics 30, alter column total set statistics 30,
  alter column created_at set statistics 30, alter column address_key set statistics 30,
  alter column email_key set statistics 30;

alter table order_line
  alter column order_number set statistics 30, alter column line set statistics 30,
  alter column seller_id set statistics 30, alter column product_id set statistics 30,
  alter column term_ids set statistics 30, alter column reference set statistics 30,
  alter column quantity set statistics 30, alter column cancelled_quantity set statistics 30,
  alter column reduced_amount set statistics 30;

alter table package_status_change
  alter column id set statistics 30, alter column order_number set statistics 30,
  alter column seller_id set statistics 30, alter column status_id set statistics 30,
  alter column note set statistics 30, alter column changed_by set statistics 30,
  alter column changed_at set statistics 30;

alter table outbox_message
  alter column id set statistics 30, alter column channel set statistics 30, alter column template set statistics 30,
  alter column recipient set statistics 30, alter column data set statistics 30,
  alter column created_at set statistics 30, alter column attempts set statistics 30,
  alter column next_attempt_at set statistics 30, alter column sent_at set statistics 30,
  alter column failed_at set statistics 30, alter column dismissed_at set statistics 30;

alter table mailbox_message
  alter column id set statistics 30, alter column channel set statistics 30,
  alter column recipient set statistics 30, alter column created_at set statistics 30;

-- What an index makes of a message is counted as a column of its own.
alter index outbox_message_of_order alter column 1 set statistics 30;
alter index outbox_message_of_refund alter column 1 set statistics 30;
