-- Whether a product spoils on its way: its category says so (of two levels either), or the product itself, which may only
-- tighten what the category says. Everybody asks this function: quotes and orders (how far it may travel), the page and the
-- release of a shop's money (no right of withdrawal), the editor, sheets. Scalars, not the row: a whole row would be copied
-- with its long texts at every call.
create function is_perishable(own boolean, main_category_id int, subcategory_id int) returns boolean
language sql stable parallel safe as $$
  select own or exists (select from category
    where category.id in (main_category_id, subcategory_id) and category.withdrawal_exception = 'perecedero')
$$;
