import type { Result } from '../../domain/result.ts';
import type { ErrorReason } from '../../wire/errors.ts';
import type { RequestContext } from '../guards/request-context.ts';

/** What a panel's page asks for, guarded like a call; reached in this process only, by the loader of the page. */
type Read = (input: never, request: RequestContext) => Promise<Result<unknown, ErrorReason>>;

export type Reads = Record<string, Read>;

/** Asks in the name of a request, and can do nothing but read. */
export function readWith(reads: Reads, request: RequestContext) {
  return (name: string, input: object): Promise<Result<unknown, ErrorReason>> => {
    const read = reads[name];
    if (!read) throw new Error(`no panel read ${name}`);
    return read(input as never, { ...request, isReading: true });
  };
}
