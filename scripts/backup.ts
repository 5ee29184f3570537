/**
 * npm run backup [-- FOLDER]: database, pictures and documents into a new folder, while the shop goes on. Without
 * FOLDER a dated one in BACKUP_DIR (DATA_DIR/backups).
 */
import path from 'node:path';
import { backUp } from '../src/server/modules/operations/backup.service.ts';
import { openTool } from './open-tool.ts';

const { config, database } = await openTool();
try {
  const folder = process.argv[2] && path.resolve(process.argv[2]);
  const made = await backUp({ write: database.pools.write, now: () => new Date(), config }, folder);
  console.log(`${made.folder}`);
  console.log(`${made.rows} rows, ${(made.bytes / 1e6).toFixed(1)} MB packed, ${made.files} files`);
} finally {
  await database.close();
}
