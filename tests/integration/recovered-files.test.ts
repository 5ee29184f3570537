import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileStore } from '../../src/server/adapters/files/file-store.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { fileColumns } from '../../src/server/modules/operations/named-file.repository.ts';
import {
  bringFromBackups,
  findMissingFiles,
  giveFiles,
} from '../../src/server/modules/operations/recovered-files.service.ts';
import { fileConfig } from '../support/file-config.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plazuela-files-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const placesIn = (name: string) => ({
  ...fileConfig(path.join(folder, name)),
  backups: { folder: path.join(folder, 'backups'), kept: 7 },
});

test('what the restored rows name is given, brought from a nightly backup, or listed', async () => {
  const today = placesIn('today');
  const restored = placesIn('restored');
  await createFileStore(today, 'files').write('kept-640.webp', Buffer.from('a'));
  const backup = placesIn('backups/plazuela-2026-11-21T073000');
  await createFileStore(backup, 'files').write('removed-640.webp', Buffer.from('b'));
  const urls = [
    '/img/kept-640.webp',
    '/img/removed-640.webp',
    '/img/lost-640.webp',
    'https://elsewhere.test/x.webp',
  ];
  for (const [index, url] of urls.entries())
    await execute(
      database.pool,
      sql`insert into category (id, name, image_url) values (${9_000 + index}, ${`c${index}`}, ${url})`,
    );
  await giveFiles(today, restored.dataDir);
  const { named, missing } = await findMissingFiles(database.pool, restored);
  expect(named).toBe(3);
  expect(missing.map(({ name }) => name)).toEqual(['lost-640.webp', 'removed-640.webp']);
  expect(await bringFromBackups(missing, restored)).toEqual([{ area: 'files', name: 'lost-640.webp' }]);
  expect(await readdir(path.join(folder, 'restored/files'))).toEqual(['ke', 're']);
});

/** Columns whose names sound like a file's and that name none of ours that a restore has to bring. */
const NO_FILES = [
  // Words, and addresses of other people's machines.
  'category.image_alt',
  'product.image_alt',
  'package.tracking_url',
  'product_picture_fetch.pictures',
  'product_picture_source.url',
  'webhook_endpoint.url',
  // Sheets that wait, which no backup keeps.
  'product_import.file_key',
  'product_import.file_name',
  // What is still to be made smaller: its product names it.
  'picture_to_shrink.url',
  // What is to be taken away.
  'review_photo_gone.url',
  // Pictures of its product.
  'product_variant.image_urls',
];

test('every column that names a stored file is known', async () => {
  const rows = await query<{ name: string }>(
    database.pool,
    sql`select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY')
          and column_name ~ '(picture|photo|image|file|url|logo|banner)'`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...fileColumns, ...NO_FILES].toSorted());
});
