import type { Result } from '../../domain/result.ts';
import type { InputOf, OutputOf } from '../../wire/endpoint.ts';
import { type EndpointName, type Endpoints, endpoints } from '../../wire/endpoints.ts';
import type { ErrorReason } from '../../wire/errors.ts';
import type { RequestContext } from '../guards/request-context.ts';

/** Takes decoded input, answers our own types; encoding happens at the edge. */
type Handler<Name extends EndpointName> = ((
  input: InputOf<Endpoints[Name]>,
  request: RequestContext,
) => Promise<Result<OutputOf<Endpoints[Name]>, ErrorReason>>) &
  Partial<Guarded> &
  Partial<SameForAll>;

/** A handler says who may call it, so that nobody else's upload is read. */
export interface Guarded {
  admit: (request: RequestContext) => Promise<Result<unknown, ErrorReason>>;
}

/** Its answer is kept, and depends on nothing but the input; see `same-for-all.ts`. */
export interface SameForAll {
  sameForAll: true;
}

/** The handlers of some endpoints; a module declares which ones it answers. */
export type Handlers<Names extends EndpointName = EndpointName> = { [Name in Names]: Handler<Name> };

/** Calls an endpoint in this process, as page loaders do: no HTTP, no encoding. */
export type Call = <Name extends EndpointName>(
  name: Name,
  input: InputOf<Endpoints[Name]>,
) => Promise<Result<OutputOf<Endpoints[Name]>, ErrorReason>>;

export function callWith(handlers: Handlers, request: RequestContext): Call {
  return (name, input) => {
    const isReading = endpoints[name].method === 'GET';
    return (handlers[name] as Handler<typeof name>)(input, { ...request, isReading });
  };
}
