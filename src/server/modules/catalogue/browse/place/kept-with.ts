const MOST_KEPT = 20;

/** Values that are made once for each key as long as what they were made of is kept. */
export function createKeptWith<Owner extends object, Value>() {
  const known = new WeakMap<Owner, Map<string, Value>>();
  return (owner: Owner, key: string, make: () => Value): Value => {
    const own = known.get(owner) ?? new Map<string, Value>();
    known.set(owner, own);
    const before = own.get(key);
    if (before !== undefined) return before;
    const value = make();
    if (own.size >= MOST_KEPT) own.clear();
    own.set(key, value);
    return value;
  };
}
