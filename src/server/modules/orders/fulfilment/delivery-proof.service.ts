import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Upload } from '../../../../wire/form-text.ts';
import { createFileStore } from '../../../adapters/files/file-store.ts';
import { type PictureOrder, webpOf } from '../../../adapters/pictures/picture-order.ts';
import { type PictureRefusal, pictureQueue } from '../../../adapters/pictures/picture-queue.ts';
import type { Context } from '../../../context.ts';
import { findDelivery } from './delivery.repository.ts';
import { addDeliveryProof, type DeliveryReason } from './delivery.service.ts';
import type { Actor, PackageRef } from './package.service.ts';

const WIDTH = 1280;

/** Stores the picture under a name that only its content gives away, and shows it with the delivery. */
export async function uploadProof(
  context: Pick<Context, 'config' | 'write' | 'now'>,
  { actor, ...ref }: PackageRef & { actor: Actor },
  file: Upload,
): Promise<Result<{ url: string }, DeliveryReason | PictureRefusal>> {
  if (!(await findDelivery(context.write, ref))) return failure('package-not-delivered');
  const order: PictureOrder = {
    fit: 'contain',
    shapes: [{ width: WIDTH, height: WIDTH, variants: webpOf([WIDTH]) }],
    nameSalt: `delivery ${ref.orderNumber} ${ref.sellerId}\n`,
  };
  const load = async () => new Uint8Array(await file.arrayBuffer());
  const made = await pictureQueue.make({ owner: `account ${actor.accountId}`, load, order });
  if (!made.ok) return made;
  const { name, pictures } = made.value;
  const files = createFileStore(context.config, 'files');
  for (const { width, body } of pictures) await files.write(`${name}-${width}.webp`, new Uint8Array(body));
  const url = `/img/${name}-${WIDTH}.webp`;
  const added = await addDeliveryProof(context, { ...ref, actor, url });
  return added.ok ? success({ url }) : added;
}
