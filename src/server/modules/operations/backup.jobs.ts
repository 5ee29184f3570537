import type { Context } from '../../context.ts';
import { backUp, removeOldBackups } from './backup.service.ts';

/** Each night, unless the settings keep none. */
export async function backUpNightly(context: Context): Promise<void> {
  if (context.config.backups.kept === 0) return;
  await backUp(context);
  await removeOldBackups(context);
}
