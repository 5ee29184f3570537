import path from 'node:path';
import type { FeedChannel } from '../../../../wire/paths.ts';
import { createFeedFiles } from '../../../adapters/files/feed-files.ts';
import type { Config } from '../../../config.ts';

/** Not in backups: the job writes them again. */
export function feedFiles({ dataDir }: Pick<Config, 'dataDir'>) {
  return createFeedFiles(path.join(dataDir, 'feeds'));
}

/** Without a shop the marketplace's. */
export function feedName(channel: FeedChannel, sellerId?: number): string {
  return sellerId === undefined ? `${channel}.xml` : `${channel}-${sellerId}.xml`;
}
