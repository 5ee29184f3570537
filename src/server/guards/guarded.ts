import type { Result } from '../../domain/result.ts';
import type { RequestContext } from './request-context.ts';

/** A handler for whom `admit` lets in; the guard hangs on it, since it is asked before a file is read. */
export function guarded<Input, Person, Value, Reason extends string, Refusal extends string>(
  admit: (request: RequestContext) => Promise<Result<Person, Refusal>>,
  handle: (input: Input, person: Person, request: RequestContext) => Promise<Result<Value, Reason>>,
) {
  const handler = async (input: Input, request: RequestContext): Promise<Result<Value, Reason | Refusal>> => {
    const person = await admit(request);
    return person.ok ? handle(input, person.value, request) : person;
  };
  return Object.assign(handler, { admit });
}
