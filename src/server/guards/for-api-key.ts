import type { ApiScope } from '../../domain/api-scope.ts';
import type { Result } from '../../domain/result.ts';
import type { ErrorReason } from '../../wire/errors.ts';
import type { Context } from '../context.ts';
import { authenticateKey, type MachineCaller } from '../modules/integrations/api-key.service.ts';
import type { RequestContext } from './request-context.ts';

/**
 * A handler for a shop's own systems. The shop comes from the key, never from the input or a session: cookies open
 * nothing here, and a key opens nothing else.
 */
export function forApiKey<Input, Value, Reason extends ErrorReason>(
  context: Context,
  scope: ApiScope,
  handle: (input: Input, caller: MachineCaller) => Promise<Result<Value, Reason>>,
) {
  return async (input: Input, request: RequestContext): Promise<Result<Value, ErrorReason>> => {
    const caller = await authenticateKey(context, request.bearerToken, scope);
    if (caller.ok) return handle(input, caller.value);
    if (caller.reason === 'api-key-invalid') request.setHeader('www-authenticate', 'Bearer');
    if (caller.reason === 'too-many-requests') {
      const { segundos } = caller.details as { segundos: number };
      request.setHeader('retry-after', String(segundos));
    }
    return caller;
  };
}
