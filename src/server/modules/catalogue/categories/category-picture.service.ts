import { storedWidths } from '../../../../domain/picture.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { createFileStore } from '../../../adapters/files/file-store.ts';
import { type PictureOrder, webpOf } from '../../../adapters/pictures/picture-order.ts';
import { type PictureRefusal, pictureQueue } from '../../../adapters/pictures/picture-queue.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { announceTree, noteCategory } from './category-change.ts';
import { type CategoryRow, findCategoryRow, updatePicture } from './category-tree.repository.ts';
import { getCategory, type Person } from './category-tree.service.ts';

const SIZES = { square: { width: 640, height: 640 }, featured: { width: 860, height: 560 } } as const;

export type CategoryPictureKind = keyof typeof SIZES;

interface Uploaded {
  id: number;
  kind: CategoryPictureKind;
  load: () => Promise<Uint8Array>;
}

/** Stores the picture in its widths and shows it at once. */
export async function storeCategoryPicture(
  { config, write, now }: Pick<Context, 'config' | 'write' | 'now'>,
  { id, kind, load }: Uploaded,
  operator: Person,
): Promise<Result<CategoryRow, 'not-found' | PictureRefusal>> {
  if (!(await findCategoryRow(write, id))) return failure('not-found');
  const order: PictureOrder = {
    fit: 'cover',
    shapes: [{ ...SIZES[kind], variants: webpOf(storedWidths(SIZES[kind].width)) }],
    nameSalt: `category ${kind}\n`,
  };
  const made = await pictureQueue.make({ owner: `account ${operator.id}`, load, order });
  if (!made.ok) return made;
  const { name, pictures } = made.value;
  const files = createFileStore(config, 'files');
  for (const { width, body } of pictures) await files.write(`${name}-${width}.webp`, new Uint8Array(body));
  const url = `/img/${name}-${SIZES[kind].width}.webp`;
  return inTransaction(write, async (db) => {
    const before = await findCategoryRow(db, id);
    if (!before) return failure('not-found');
    await updatePicture(db, id, { kind, url });
    const key = kind === 'square' ? 'imageUrl' : 'featuredImageUrl';
    await noteCategory(db, {
      at: now(),
      operator,
      action: 'category.picture-uploaded',
      id,
      before: { [key]: before[key] },
      after: { [key]: url },
    });
    await announceTree(db, [id, before.parentId]);
    return success(await getCategory(db, id));
  });
}
