import type { ChangeTag } from '../../domain/change-tag.ts';
import type { Result } from '../../domain/result.ts';
import type { KeptValues } from '../kept/kept-values.ts';

type TagsOf<Input, Value> = readonly ChangeTag[] | ((value: Value, input: Input) => readonly ChangeTag[]);

/**
 * Handlers whose answers are the same for everybody and are kept, decoded and as finished bytes, until one of their
 * tags changes. They are given no request, so that no answer can depend on who asks.
 */
export function createSameForAll(kept: KeptValues) {
  return <Input extends object, Value extends object, Reason extends string>(
    name: string,
    tagsOf: TagsOf<Input, Value>,
    answer: (input: Input) => Promise<Result<Value, Reason>>,
  ) => {
    const handler = (input: Input): Promise<Result<Value, Reason>> =>
      kept.find<Result<Value, Reason>>(`${name} ${JSON.stringify(input)}`, async () => {
        const result = await answer(input);
        if (!result.ok) return { value: result, tags: null };
        const tags = typeof tagsOf === 'function' ? tagsOf(result.value, input) : tagsOf;
        return { value: result, tags, isAnswer: true };
      });
    return Object.assign(handler, { sameForAll: true as const });
  };
}
