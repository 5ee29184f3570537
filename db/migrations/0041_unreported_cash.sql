-- Delivered against cash that nobody has reported yet.
create index package_cash_unreported on package (delivered_at) where status_id = 3 and money_state = 'none';
