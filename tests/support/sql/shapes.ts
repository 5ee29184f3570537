import { type Checker, SignatureKind, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';

/** A type as plain data: what a value of it looks like, and what a column must be to fit it. */
export type Shape =
  | { kind: 'string' | 'number' | 'boolean' | 'date' | 'bytes' | 'null' | 'undefined' | 'unknown' }
  | { kind: 'literal'; value: string | number | boolean }
  | { kind: 'union'; options: Shape[] }
  | { kind: 'list' | 'set' | 'record' | 'promise' | 'function'; item: () => Shape }
  | { kind: 'map'; key: () => Shape; item: () => Shape }
  | { kind: 'tuple'; items: () => Shape[] }
  | { kind: 'object'; name: string; properties: () => Property[] };

export interface Property {
  name: string;
  isOptional: boolean;
  shape: Shape;
}

/** Reads types into shapes. What is inside one is read when somebody asks, so a type may contain itself. */
export function shapeReader(checker: Checker): (type: Type | undefined) => Shape {
  const known = new Map<number, Shape>();

  function read(type: Type | undefined): Shape {
    if (!type) return { kind: 'unknown' };
    const shape = known.get(type.id) ?? readPrimitive(type) ?? readObject(type);
    known.set(type.id, shape);
    return shape;
  }

  function readPrimitive(type: Type): Shape | null {
    if (type.isLiteralType()) return { kind: 'literal', value: type.value as string | number | boolean };
    const kind = primitives.find(([flag]) => type.flags & flag)?.[1];
    if (kind) return { kind };
    if (type.isUnionType()) return { kind: 'union', options: (type.getTypes() ?? []).map(read) };
    return null;
  }

  function readObject(type: Type): Shape {
    const name = type.getSymbol()?.name ?? '';
    const parts = type.isTypeReference() ? checker.getTypeArguments(type) : [];
    const item = () => read(parts[0]);
    if (name === 'Date') return { kind: 'date' };
    if (/^(Buffer|Uint8Array)$/.test(name)) return { kind: 'bytes' };
    if (checker.isTupleType(type)) return { kind: 'tuple', items: () => parts.map(read) };
    if (/^(Readonly)?Array$/.test(name)) return { kind: 'list', item };
    if (/^((Readonly)?Set|Iterable)$/.test(name)) return { kind: 'set', item };
    if (/^(Readonly)?Map$/.test(name)) return { kind: 'map', key: item, item: () => read(parts[1]) };
    if (name === 'Promise') return { kind: 'promise', item };
    const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
    if (signature) return { kind: 'function', item: () => read(checker.getReturnTypeOfSignature(signature)) };
    const [index] = checker.getIndexInfosOfType(type);
    if (index) return { kind: 'record', item: () => read(index.valueType) };
    return { kind: 'object', name, properties: () => readProperties(type) };
  }

  function readProperties(type: Type): Property[] {
    const symbols = checker.getPropertiesOfType(type);
    return checker.getTypeOfSymbol(symbols).map((one, place) => ({
      name: symbols[place]?.name ?? '',
      isOptional: ((symbols[place]?.flags ?? 0) & SymbolFlags.Optional) !== 0,
      shape: read(one),
    }));
  }

  return read;
}

const primitives = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.Boolean, 'boolean'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined | TypeFlags.Void, 'undefined'],
  [TypeFlags.AnyOrUnknown | TypeFlags.TypeParameter, 'unknown'],
] as const;
