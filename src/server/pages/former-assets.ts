import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../db/sql.ts';
import { deleteAssets, findAsset, insertAsset, noteStart } from './former-asset.repository.ts';

/** A page that nobody has loaded anew for so long asks in vain. */
const KEPT_DAYS = 30;
/** As the build names its files: with a hash of what they hold. */
const NAME = /^\/assets\/[\w.-]{1,200}$/;

/**
 * Puts what this build has below /assets where every node finds it, before a page of it is answered: while versions change,
 * a page of one node asks another one for its scripts, and pages that stay open ask for them much later.
 */
export async function keepAssets(db: Database, clientFolder: string, now: Date): Promise<void> {
  const names = await readdir(path.join(clientFolder, 'assets')).catch(() => []);
  const paths = names.filter((name) => !/\.(br|gz)$/.test(name)).map((name) => `/assets/${name}`);
  for (const missing of await noteStart(db, paths.filter(isName), now))
    await insertAsset(db, { path: missing, body: await readFile(path.join(clientFolder, missing)), now });
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60_000);
  while ((await deleteAssets(db, before)) > 0);
}

/** A file of another build than this one's; null: of none that was started within a month. */
export async function findFormerAsset(db: Database, address: string): Promise<Buffer | null> {
  const [asked = ''] = address.split('?');
  return isName(asked) ? findAsset(db, asked) : null;
}

const isName = (text: string) => NAME.test(text);
