import { type MovedSetting, NO_DEFAULTS } from '../../../domain/move-in/moved-setting.ts';
import { parseAddresses } from '../../../domain/move-in/picture-addresses.ts';
import type { SheetInput } from '../../../domain/product-sheet-problem.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/sql.ts';
import type { StoredImport } from './import.repository.ts';
import { listCategoryPlaces } from './move-in.repository.ts';
import { listKnownPictures } from './picture-fetch.repository.ts';

type Rows = readonly { cells: readonly SheetInput[] }[];

/** What the rows of a batch are read by besides their columns. */
export async function movedSetting(
  db: Database,
  { baseUrl }: Pick<Config, 'baseUrl'>,
  stored: Pick<StoredImport, 'sellerId' | 'source' | 'mapping' | 'defaults'>,
  rows: Rows,
): Promise<MovedSetting> {
  const { source, sellerId, defaults } = stored;
  const names = source === 'sheet' ? [] : categoryNames(stored, rows);
  const places = names.length === 0 ? [] : await listCategoryPlaces(db, sellerId, names);
  return {
    source,
    baseUrl,
    places: new Map(places.map(({ name, ...place }) => [name, place])),
    defaults: defaults ?? NO_DEFAULTS,
    knownPictures: await knownPictures(db, baseUrl, stored, rows),
  };
}

function categoryNames({ mapping }: Pick<StoredImport, 'mapping'>, rows: Rows): string[] {
  const at = mapping.indexOf('category');
  const names = rows.map(({ cells }) => cells[at]).filter((cell) => typeof cell === 'string');
  return [...new Set(names)];
}

async function knownPictures(
  db: Database,
  baseUrl: string,
  { sellerId, mapping }: Pick<StoredImport, 'sellerId' | 'mapping'>,
  rows: Rows,
): Promise<Map<string, string>> {
  const columns = mapping.flatMap((use, at) => (use === 'pictures' || use === 'variantPictures' ? [at] : []));
  const said = rows.flatMap(({ cells }) => columns.map((at) => parseAddresses(cells[at] ?? null)));
  const addresses = [...new Set(said.flatMap((one) => ('value' in one ? one.value : [])))];
  if (addresses.length === 0) return new Map();
  const ownUrls = addresses
    .filter((one) => one.startsWith(`${baseUrl}/img/`))
    .map((one) => one.slice(baseUrl.length));
  const known = await listKnownPictures(db, sellerId, { addresses, ownUrls });
  return new Map(
    known.map(({ address, url }) => [address.startsWith('/') ? baseUrl + address : address, url]),
  );
}
