import type { ApiScope } from '../../domain/api-scope.ts';
import type { Result } from '../../domain/result.ts';
import type { ErrorReason } from '../../wire/errors.ts';
import type { Context } from '../context.ts';
import { authenticateKey, type MachineCaller } from '../modules/integrations/api-key.service.ts';
import { guarded } from './guarded.ts';
import type { RequestContext } from './request-context.ts';

/**
 * A handler for a shop's own systems. The shop comes from the key, never from the input or a session: cookies open
 * nothing here, and a key opens nothing else.
 */
export function forApiKey<Input, Value, Reason extends ErrorReason>(
  context: Context,
  scope: ApiScope,
  handle: (input: Input, caller: MachineCaller, request: RequestContext) => Promise<Result<Value, Reason>>,
) {
  // A call with a file asks before it is read and after: it counts once.
  const asked = new WeakMap<RequestContext, ReturnType<typeof admitKey>>();
  const admit = (request: RequestContext) => {
    const known = asked.get(request) ?? admitKey(context, scope, request);
    asked.set(request, known);
    return known;
  };
  return guarded(admit, handle);
}

async function admitKey(context: Context, scope: ApiScope, request: RequestContext) {
  const caller = await authenticateKey(context, request.bearerToken, scope);
  if (caller.ok) return caller;
  if (caller.reason === 'api-key-invalid') request.setHeader('www-authenticate', 'Bearer');
  if (caller.reason === 'too-many-requests') {
    const { segundos } = caller.details as { segundos: number };
    request.setHeader('retry-after', String(segundos));
  }
  return caller;
}
