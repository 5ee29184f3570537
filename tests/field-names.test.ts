import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Endpoint } from '../src/wire/endpoint.ts';
import { endpoints } from '../src/wire/endpoints.ts';
import { fieldsOfObject } from '../src/wire/entity.ts';

const root = path.resolve(import.meta.dirname, '..');

// Field errors are translated once, in src/server/http/api.ts.
test('whoever finds field errors writes our names, never those of the wire', () => {
  const spanish = wireOnlyNames();
  expect(spanish).toContain('nomUsuario');
  const found: string[] = [];
  for (const folder of ['src/server/modules', 'src/domain', 'src/web'])
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || name.endsWith('.test.ts')) continue;
      const text = readFileSync(path.join(root, folder, name), 'utf8');
      for (const key of keysOfMessages(text)) if (spanish.has(key)) found.push(`${folder}/${name}: ${key}`);
    }
  expect(found).toEqual([]);
});

/** `fields: { key: …`, `errors.key`, `reply.fields?.key`, and the keys of files that gather messages to refuse with. */
function keysOfMessages(text: string): string[] {
  const direct = text.matchAll(
    /\bfields: \{ (\w+)|\b(?:errors|fields|problems|messages)(?:\?\.|\.)(\w+)|\b(?:error|clear)\('(\w+)'\)/g,
  );
  const keys = [...direct].flatMap((match) => match.slice(1).filter(Boolean)) as string[];
  if (!/_MESSAGE\b|Messages\b|wrongFields/.test(text)) return keys;
  return [...keys, ...[...text.matchAll(/[{\s](\w+): (?![{$])/g)].map((match) => match[1] ?? '')];
}

/** Names of the wire that are no names of ours anywhere. */
function wireOnlyNames(): Set<string> {
  const wire = new Set<string>();
  const ours = new Set<string>();
  const walk = (schema: z.core.$ZodType) => {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    if (def.type === 'array') walk(def.element);
    if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') walk(def.innerType);
    if (def.type !== 'pipe') return;
    const fields = fieldsOfObject(def.in);
    for (const [name, { wireName, schema: value }] of Object.entries(fields ?? {})) {
      ours.add(name);
      wire.add(wireName);
      walk(value);
    }
    if (!fields) walk(def.out);
  };
  for (const { body, query, params } of Object.values(endpoints) as Endpoint[])
    for (const part of [body, query, params]) if (part) walk(part);
  return new Set([...wire].filter((name) => !ours.has(name)));
}
