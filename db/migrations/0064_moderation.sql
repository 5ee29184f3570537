-- Who decided about a review, and why it was refused.
alter table review
  add column decided_at timestamptz,
  add column decided_by bigint references account,
  add column decision_reason text check (length(decision_reason) between 1 and 500);
create index review_by_status on review (status, id desc);

-- An operator hides a question for a while or removes it for good; both with a reason, and nobody else sees it.
alter table product_question
  add column decided_at timestamptz,
  add column decided_by bigint references account,
  add column decision_reason text check (length(decision_reason) between 1 and 500),
  drop constraint product_question_state_check,
  drop constraint product_question_check,
  drop constraint product_question_check2,
  add constraint product_question_state_check check (state in ('open', 'answered', 'reported', 'hidden', 'removed')),
  add constraint product_question_answer_of_state check (case state when 'answered' then answer is not null
    when 'open' then answer is null when 'reported' then answer is null else true end),
  add constraint product_question_report_of_state check (case state when 'reported' then reported_at is not null
    when 'open' then reported_at is null when 'answered' then reported_at is null else true end),
  add constraint product_question_decision_has_reason check ((state in ('hidden', 'removed')) = (decision_reason is not null));
create index question_by_state on product_question (state, id desc);

-- A contact message waits until it is answered or archived.
alter table contact_message
  add column read_at timestamptz,
  add column answer text check (length(answer) between 1 and 5000),
  add column answered_by bigint references account,
  add column archived_at timestamptz,
  add column archived_by bigint references account,
  add column note text check (length(note) between 1 and 500);
drop index contact_message_open;
create index contact_message_open on contact_message (created_at, id) where answered_at is null and archived_at is null;
create index contact_message_answered on contact_message (id desc) where answered_at is not null and archived_at is null;
create index contact_message_archived on contact_message (id desc) where archived_at is not null;

-- An operator's pause stands above what the shop wants (`state`), which stays as it is: the product shows itself again
-- when the operator lifts the pause.
alter table product
  add column paused_by_operator_at timestamptz,
  add column operator_reason text check (length(operator_reason) between 1 and 500),
  add constraint operator_pause_has_reason check ((paused_by_operator_at is null) = (operator_reason is null)),
  add constraint operator_pause_hides check (not active or paused_by_operator_at is null);

create or replace function is_product_shown(p product) returns boolean language sql stable as $$
  select p.state = 'active' and p.paused_by_operator_at is null
    and p.price is not null and p.main_category_id is not null and p.image_url <> ''
    and p.weight_kilograms is not null and p.height_centimetres is not null and p.width_centimetres is not null
    and p.length_centimetres is not null
    and exists (select from stock where stock.product_id = p.id)
    and exists (select from seller where seller.id = p.seller_id and seller.status = 2)
$$;

create index product_paused_by_operator on product (seller_id, paused_by_operator_at)
  where paused_by_operator_at is not null;
-- The operators' list over all shops: newest first, by state, by category, and by any part of name and reference.
create index product_by_state on product (state, id desc);
create index product_by_category on product (main_category_id, id desc);
create index product_folded_text on product using gin (folded_text gin_trgm_ops);
