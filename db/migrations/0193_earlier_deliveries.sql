-- What was delivered before counts as it did. Rows only, in a file of its own: nobody waits for the table.
update package set delivery_confirmed_at = delivered_at, delivery_confirmed_by = 'time'
where delivered_at is not null and delivery_confirmed_at is null;
