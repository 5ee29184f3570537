import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { fieldsOfObject } from './entity.ts';

type Language = 'wire' | 'ours';
type Messages = Record<string, string>;
type Named = Pick<Endpoint, 'messageFields' | 'body' | 'query' | 'params'>;

/** Messages by our own field names, such as `lines.0.quantity`, by those that its caller sends. */
export function messagesForWire(call: Named, messages: Messages): Messages {
  return renamed(call, messages, 'wire');
}

/** The way back: messages by what the caller sent, by our own names. */
export function messagesFromWire(call: Named, messages: Messages): Messages {
  return renamed(call, messages, 'ours');
}

/** Names that no part of the call knows, and those of calls that have one vocabulary only, stay as they are. */
function renamed({ messageFields, body, query, params }: Named, messages: Messages, to: Language): Messages {
  const parts = [messageFields, body, query, params];
  const translate = (name: string) => {
    for (const part of parts) {
      const path = part && translated(part, name.split('.'), to);
      if (path) return path.join('.');
    }
    return name;
  };
  return Object.fromEntries(Object.entries(messages).map(([name, text]) => [translate(name), text]));
}

/** Null: the schema has no such field. */
function translated(schema: z.core.$ZodType, path: readonly string[], to: Language): string[] | null {
  const [name, ...rest] = path;
  if (name === undefined) return [];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return translated(def.innerType, path, to);
    case 'array':
      return [name, ...inner(def.element, rest, to)];
    case 'record':
      return [name, ...inner(def.valueType, rest, to)];
    case 'pipe':
      break;
    default:
      return null;
  }
  const fields = fieldsOfObject(def.in);
  // Text that is read as JSON: what it holds is on the far side.
  if (!fields) return translated(def.in, path, to) ?? translated(def.out, path, to);
  for (const [ours, { wireName, schema: value }] of Object.entries(fields))
    if (name === (to === 'wire' ? ours : wireName))
      return [to === 'wire' ? wireName : ours, ...inner(value, rest, to)];
  return null;
}

function inner(schema: z.core.$ZodType, path: readonly string[], to: Language): readonly string[] {
  return translated(schema, path, to) ?? path;
}
