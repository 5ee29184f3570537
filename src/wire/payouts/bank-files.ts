import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { upload } from '../form-text.ts';
import { reportRowEntity } from './payout-entities.ts';

/** The bank's answer to its files, and what became of each row. */
export function bankReport<Path extends string>(path: Path) {
  return endpoint({
    method: 'POST',
    path,
    bodyType: 'multipart',
    file: { wireName: 'file', maximumBytes: 1_000_000 },
    maximumBodyBytes: 1_100_000,
    body: z.object({ file: z.optional(upload) }),
    output: z.array(reportRowEntity),
  });
}
