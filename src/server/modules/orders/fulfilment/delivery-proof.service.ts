import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Upload } from '../../../../wire/form-text.ts';
import { createFileStore, type FileStore } from '../../../adapters/files/file-store.ts';
import { type PictureOrder, webpOf } from '../../../adapters/pictures/picture-order.ts';
import { type PictureRefusal, pictureQueue } from '../../../adapters/pictures/picture-queue.ts';
import type { Config } from '../../../config.ts';
import type { Context } from '../../../context.ts';
import { findDelivery } from './delivery.repository.ts';
import { addDeliveryProof, type DeliveryReason } from './delivery.service.ts';
import { findProofFile } from './delivery-proof.repository.ts';
import type { Actor, PackageRef } from './package.service.ts';

const WIDTH = 1280;

/** Kept where the web serves nothing from: only the order's own guards open it. */
export async function uploadProof(
  context: Pick<Context, 'config' | 'write' | 'now'>,
  { actor, ...ref }: PackageRef & { actor: Actor },
  file: Upload,
): Promise<Result<null, DeliveryReason | PictureRefusal>> {
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
  const [picture] = pictures;
  if (!picture) return failure('not-a-picture');
  const fileName = `${name}-${picture.width}.webp`;
  await proofStore(context.config).write(fileName, new Uint8Array(picture.body));
  return addDeliveryProof(context, { ...ref, actor, fileName });
}

/** Of an order that the caller may see. */
export async function readProof(
  { config, write }: Pick<Context, 'config' | 'write'>,
  ref: PackageRef,
): Promise<Result<Buffer, 'not-found'>> {
  const fileName = await findProofFile(write, ref);
  const bytes = fileName && (await proofStore(config).read(fileName));
  return bytes ? success(bytes) : failure('not-found');
}

export function proofStore(config: Config): FileStore {
  return createFileStore(config, 'documents');
}
