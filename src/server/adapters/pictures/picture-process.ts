// A process of its own that decodes and encodes uploaded pictures, one at a time: see picture-child.ts.
import os from 'node:os';
import sharp from 'sharp';
import type { Result } from '../../../domain/result.ts';
import { makePictures } from './make-pictures.ts';
import type { MadePictures, PictureOrder, PictureProblem } from './picture-order.ts';

export interface PictureJob {
  bytes: Uint8Array;
  order: PictureOrder;
}

export interface PictureAnswer {
  result: Result<MadePictures, PictureProblem>;
  /** Of the processor, whatever else the machine does. */
  spentMillis: number;
  residentBytes: number;
}

sharp.cache(false);
sharp.concurrency(1);
// Whoever waits for a page goes first.
os.setPriority(os.constants.priority.PRIORITY_LOW);
// The terminal's Ctrl+C reaches this process as well; it ends with its parent, which lets its work finish.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit(0));
process.on('message', async ({ bytes, order }: PictureJob) => {
  const before = process.cpuUsage();
  const result = await makePictures(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), order);
  const { user, system } = process.cpuUsage(before);
  const spentMillis = (user + system) / 1_000;
  process.send?.({ result, spentMillis, residentBytes: process.memoryUsage.rss() } satisfies PictureAnswer);
});
