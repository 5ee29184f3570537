-- When a saved product or shop page first showed the picture; null: somebody uploaded it and saved nothing. Orders show
-- pictures of saved products only, so what was never used can go.
alter table seller_picture add column used_at timestamptz;
update seller_picture set used_at = uploaded_at;
create index seller_picture_unused on seller_picture (uploaded_at) where used_at is null;
create index product_image_by_url on product_image (url);
