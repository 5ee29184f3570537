// npm run glossary: writes docs/glossary.md, our names beside the names on the wire.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Endpoint } from '../src/wire/endpoint.ts';
import { endpoints } from '../src/wire/endpoints.ts';
import { paths } from '../src/wire/paths.ts';

export const glossaryFile = path.resolve(import.meta.dirname, '../docs/glossary.md');

if (import.meta.main) writeFileSync(glossaryFile, glossary());

/** The text of the glossary, made of the definitions in src/wire. */
export function glossary(): string {
  const entities = findEntities();
  const titles = [...entities.keys()].sort((a, b) => a.localeCompare(b, 'es'));
  return `# Glossary

English names stand everywhere inside, Spanish ones where strangers call, in addresses and on screen. This file is made by
\`npm run glossary\` from src/wire; a test fails when it is stale.

## One word for one thing

| word | what it is | Spanish | not |
| --- | --- | --- | --- |
| marketplace | the whole: the business of the operators | la plataforma | platform |
| store | the buyers' side of the site, \`src/web/store\` | la tienda en línea | |
| seller | who sells and is paid | vendedor | vendor, merchant |
| shop | what a seller shows: name, page, team, products | tienda | |
| seller panel, operator panel | the programs under /vender and /operacion | centro de vendedores, operación | panel, console |
| order | what a buyer placed, of one shop or several | pedido | purchase |
| purchase | an order as its buyer sees it right after paying, by its token | compra | |
| package | the part of an order that one seller sends; JavaScript keeps the word for itself, so a variable of it is a \`parcel\` | paquete | shipment |
| offer | a sale price for a time | precio rebajado | discount |
| fee | what the marketplace keeps of a sale | comisión | commission |
| settlement, payout | what is reckoned with a seller; the transfer that pays it | liquidación, giro | |

## Calls

| our name | on the wire |
| --- | --- |
${publicCalls()
  .map(([name, { method, path: address }]) => `| ${name} | ${method} /api${address} |`)
  .join('\n')}

## Pages

| our name | address |
| --- | --- |
${Object.entries(paths)
  .flatMap(([name, address]) => ('pattern' in address ? `| ${name} | ${address.pattern} |` : []))
  .join('\n')}

${titles.map((title) => `## ${title}\n\n${tableOf(entities.get(title) ?? [])}`).join('\n\n')}
`;
}

/** The panels' own calls speak our names. */
function publicCalls(): [string, Endpoint][] {
  return (Object.entries(endpoints) as [string, Endpoint][]).filter(([, { tag }]) => tag !== undefined);
}

type Names = [ours: string, wire: string][];

function tableOf(names: Names): string {
  const rows = names.map(([ours, wire]) => `| ${ours} | ${wire} |`);
  return ['| our name | on the wire |', '| --- | --- |', ...rows].join('\n');
}

/** Every entity that some call takes or answers; the same title with other fields is a second table. */
function findEntities(): Map<string, Names> {
  const found = new Map<string, Names>();
  const seen = new Set<unknown>();
  const visit = (schema: unknown) => {
    if (!isSchema(schema) || seen.has(schema)) return;
    seen.add(schema);
    const { def } = schema._zod;
    const names = namesOf(def);
    if (names) add(found, names.title, names.names);
    for (const part of [def.in, def.out, def.innerType, def.element]) visit(part);
    for (const part of [...(def.options ?? []), ...Object.values(def.shape ?? {})]) visit(part);
  };
  for (const { params, query, body, output } of Object.values(endpoints) as Endpoint[])
    for (const schema of [params, query, body, output]) visit(schema);
  return found;
}

function add(found: Map<string, Names>, title: string, names: Names): void {
  for (let number = 1; ; number++) {
    const name = number === 1 ? title : `${title} (${number})`;
    const known = found.get(name);
    if (known && JSON.stringify(known) !== JSON.stringify(names)) continue;
    found.set(name, names);
    return;
  }
}

interface Definition {
  in?: unknown;
  out?: unknown;
  innerType?: unknown;
  element?: unknown;
  options?: unknown[];
  shape?: Record<string, unknown>;
  reverseTransform?: (value: unknown, context: object) => Record<string, string>;
}

function isSchema(value: unknown): value is z.core.$ZodType & { _zod: { def: Definition } } {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/** An entity turns our object into the wire's, so an object of our names alone gives the pairs. */
function namesOf({ in: wireObject, reverseTransform }: Definition): { title: string; names: Names } | null {
  if (!reverseTransform || !isSchema(wireObject)) return null;
  const title = z.globalRegistry.get(wireObject)?.title;
  if (!title) return null;
  const namesItself = new Proxy({}, { get: (_target, name) => name });
  const pairs = Object.entries(reverseTransform(namesItself, {}));
  return { title, names: pairs.map(([wire, ours]) => [ours, wire]) };
}
