import { createFileStore } from '../../../adapters/files/file-store.ts';
import type { Context } from '../../../context.ts';
import { listOpenProofs, markProofMoved } from './delivery-proof.repository.ts';
import { proofStore } from './delivery-proof.service.ts';

const BATCH_SIZE = 100;

/**
 * Takes pictures of deliveries from where everybody is served to where only the order's guards open them. Written before
 * it is removed, and the row last: what breaks off goes on with the next run.
 */
export async function hideDeliveryProofs({
  config,
  write,
}: Pick<Context, 'config' | 'write'>): Promise<number> {
  const served = createFileStore(config, 'files');
  const hidden = proofStore(config);
  let after = { orderNumber: 0, sellerId: 0 };
  let moved = 0;
  for (;;) {
    const batch = await listOpenProofs(write, after, BATCH_SIZE);
    for (const proof of batch) {
      const file = proof.url.slice('/img/'.length);
      const bytes = await served.read(file);
      if (bytes) await hidden.write(file, new Uint8Array(bytes));
      await served.remove(file);
      await markProofMoved(write, { ...proof, file });
      after = proof;
      moved++;
    }
    if (batch.length < BATCH_SIZE) return moved;
  }
}
