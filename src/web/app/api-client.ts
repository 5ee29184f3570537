import type { InputOf, OutputOf } from '../../wire/endpoint.ts';
import type { EndpointName, Endpoints } from '../../wire/endpoints.ts';

/** What a failed call tells: a reason to decide by, Spanish texts to show. */
export interface ApiFailure {
  ok: false;
  /** The error table's reason, or 'network' when no answer came. */
  reason: string;
  message: string;
  /** Messages by field, in our own names. */
  fields?: Record<string, string>;
  details?: unknown;
}

export type ApiReply<Value> = { ok: true; value: Value } | ApiFailure;

export interface CallOptions {
  idempotencyKey?: string;
  /** What the products of an order were found by. */
  foundBy?: string | undefined;
  signal?: AbortSignal;
}

/** Where nothing came: no answer, or no part of the program. */
export const UNREACHED = 'No pudimos conectarnos. Revisa tu conexión e intenta de nuevo.';

/**
 * Calls an endpoint with our types and gets ours back. The codecs (and zod) are loaded at the first call, so that
 * reading the shop never pays for them.
 */
export async function callApi<Name extends EndpointName>(
  name: Name,
  input: InputOf<Endpoints[Name]>,
  options: CallOptions = {},
): Promise<ApiReply<OutputOf<Endpoints[Name]>>> {
  try {
    const { sendCall } = await import('./api-transport.ts');
    return await sendCall(name, input, options);
  } catch (error) {
    if (options.signal?.aborted) return failed('aborted', '');
    console.warn('call failed', name, error);
    return failed('network', UNREACHED);
  }
}

function failed(reason: string, message: string): ApiFailure {
  return { ok: false, reason, message };
}
