import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Which room of `src/server/modules` writes a table. Reading it, also in joins, is everybody's right. */
const ownedByRooms: Record<string, string> = {
  accounts: `account account_address account_role attempt_counter consent document_type known_device operator_recovery_code
    saved_view operator_second_factor person_type recovery_password registration_flow seller_invitation seller_member session view_as`,
  audit: 'audit_email audit_entry operator_note',
  books: `fee_rule ledger_account ledger_check ledger_closed_day ledger_counted ledger_day ledger_entry ledger_open_total ledger_total
    ledger_transaction unsettled_entry`,
  buyers: 'favourite order_claim product_list product_list_line',
  catalogue: `bulk_change bulk_change_row category category_attribute catalogue_reader category_redirect category_seller_count offer picture_to_shrink
    product product_alert product_attribute product_demand product_fact product_image product_lacking_fact product_standing product_tag product_term product_variant
    search_alert search_alert_refusal search_bought search_day search_day_product search_document search_facet search_purchase
    search_rule search_sampling search_word seller_picture short_stock stock suggestion suggestion_start suggestion_top
    suggestion_word`,
  content: 'content_picture content_shown content_version legal_text',
  import: `product_awaiting_picture product_import product_import_category product_import_default
    product_import_mapping product_import_row product_picture_fetch product_picture_source`,
  integrations: 'api_answer api_key webhook_delivery webhook_endpoint webhook_event',
  messages: 'mailbox_message outbox_message',
  operations: 'backup_run base_copy damaged_file job_state recovery_drill',
  orders: `cart_line cash_collection cash_refusal cash_remittance late_freight lost_package order_line order_note order_to_index order_words orders package package_status_change payment
    payment_forgery payment_notice payment_transaction refund refund_line refund_recovery refund_shipping
    undone_cash_collection`,
  overview: 'promise_day sales_day sales_day_change',
  pages: 'catalogue_change',
  payouts: `bank_account_reminder payout payout_file refund_file refund_file_line provider_settlement provider_statement reconciliation_difference
    reconciliation_run seller_bank_account settlement settlement_entry settlement_run`,
  reviews: `contact_message product_question product_rating review review_invitation review_invitation_refusal
    review_photo review_photo_gone review_vote`,
  rights: `rights_case rights_case_account rights_case_event rights_case_line rights_case_month rights_case_photo rights_case_year`,
  sellers: 'seller seller_application_item seller_document shop_level shop_level_contest',
  settings: 'package_status setting setting_change',
  shipping: 'city department geocoding_cache learned_dispatch learned_transit',
  visits: 'daily_visits',
};

/** Parts of the server beside the rooms that have tables of their own. */
const ownedByParts: Record<string, string> = {
  db: 'installation probe.growth schema_migration',
  pages: 'former_asset',
  worker: 'backfill',
  'emulators/epayco': `epayco_emulator.checkout epayco_emulator.confirmation epayco_emulator.payment
    epayco_emulator.switches`,
};

/** Who writes beside the owner, and why. */
const exempt: { files: RegExp; tables: RegExp }[] = [
  // Fills a database that is empty.
  { files: /^src\/server\/seed\//, tables: /./ },
  // A restore fills an empty one with whatever its backup has.
  { files: /^src\/server\/modules\/operations\/copy\.repository\.ts$/, tables: /^\$\{/ },
  // What one that broke off leaves, of no schema that a migration makes.
  {
    files: /^src\/server\/modules\/operations\/restore-mark\.repository\.ts$/,
    tables: /^unfinished_restore\.mark$/,
  },
  // For one connection, until it ends.
  { files: /^src\/server\/modules\/operations\/named-file\.repository\.ts$/, tables: /^pg_temp\./ },
  // The way of all queues; whoever calls it names the table, see CLAIM.
  { files: /^src\/server\/db\/claim\.ts$/, tables: /^\$\{/ },
  // Takes away what the relay has told everybody.
  { files: /^src\/server\/worker\/catalogue-change\.repository\.ts$/, tables: /^catalogue_change$/ },
];

const owners = new Map([
  ...pairs(ownedByRooms, (room) => `src/server/modules/${room}/`),
  ...pairs(ownedByParts, (part) => `src/server/${part}/`),
]);

const NAME = String.raw`(\$\{|(?:\w+\.)?\w+)`;
const WRITE = new RegExp(
  String.raw`\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|(?<!\b(?:for|key|do)\s+)update(?:\s+only)?|copy)\s+${NAME}`,
  'g',
);

/** What is claimed or leased through `db/claim.ts` is written too. */
const CLAIM = /\btable: '(\w+)',\s+key: /g;

const sources = readdirSync(path.join(root, 'src/server'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
  .map((name) => `src/server/${name.split(path.sep).join('/')}`)
  .map((name) => ({ name, text: withoutComments(read(name)) }));

test('every table has exactly one owner', () => {
  const named = [...Object.values(ownedByRooms), ...Object.values(ownedByParts)].flatMap(namesIn);
  expect(named.filter((table, index) => named.indexOf(table) !== index)).toEqual([]);
  expect(named.toSorted()).toEqual([...tablesOfSchema()].toSorted());
});

test('a table is written by its owner only', () => {
  const breaches = writes()
    .filter(({ name, table }) => !name.startsWith(owners.get(table) ?? '?'))
    .filter(({ name, table }) => !exempt.some((one) => one.files.test(name) && one.tables.test(table)))
    .map(({ name, table }) => `${name} writes ${table}`);
  expect(breaches).toEqual([]);
});

test('each exemption is still needed', () => {
  const unused = exempt.filter(
    ({ files, tables }) => !writes().some(({ name, table }) => files.test(name) && tables.test(table)),
  );
  expect(unused).toEqual([]);
});

test('settings are read by readSetting and nowhere else', () => {
  const readers = sources.filter(({ text }) => /\b(?:from|join)\s+setting\b/.test(text));
  expect(readers.map(({ name }) => name)).toEqual(['src/server/modules/settings/setting.repository.ts']);
});

function writes(): { name: string; table: string }[] {
  return sources.flatMap(({ name, text }) =>
    [...text.matchAll(WRITE), ...text.matchAll(CLAIM)].map(([, table = '']) => ({ name, table })),
  );
}

function tablesOfSchema(): Set<string> {
  const made = new Set(['schema_migration']);
  for (const file of readdirSync(path.join(root, 'db/migrations')).toSorted())
    for (const [, verb, table = ''] of read(`db/migrations/${file}`).matchAll(
      /^(create|drop)\s+(?:unlogged\s+)?table\s+(?:if\s+(?:not\s+)?exists\s+)?([\w.]+)/gm,
    ))
      verb === 'create' ? made.add(table) : made.delete(table);
  return made;
}

function pairs(tables: Record<string, string>, folderOf: (owner: string) => string): [string, string][] {
  return Object.entries(tables).flatMap(([owner, list]) =>
    namesIn(list).map((table): [string, string] => [table, folderOf(owner)]),
  );
}

function namesIn(list: string): string[] {
  return list.split(/\s+/).filter(Boolean);
}

/** Where a comment's text could be taken for a statement. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

function read(name: string): string {
  return readFileSync(path.join(root, name), 'utf8');
}
