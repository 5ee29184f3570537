import { type Result, success } from '../../../../domain/result.ts';
import type { PayoutFile } from '../../../adapters/payouts/payout-channel.ts';

/** `content` is base64. */
export interface ShownFile {
  name: string;
  contentType: string;
  content: string;
}

/** A file as JSON carries it. */
export function shownFile<Reason extends string>(
  file: Result<PayoutFile, Reason>,
): Result<ShownFile, Reason> {
  if (!file.ok) return file;
  const { name, contentType, bytes } = file.value;
  return success({ name, contentType, content: Buffer.from(bytes).toString('base64') });
}
