const WRITES = /(?<!\b(?:for|key|do) )\b(insert into|update|delete from) ([a-z_.]+)/;
const READS = /\bfrom ([a-z_.]+)/;
const VERBS: Record<string, string> = { 'insert into': 'insert', 'delete from': 'delete', update: 'update' };

// Of texts in the source, so there are few; those built beyond the limit are looked at each time.
const MAXIMUM = 2_000;
const known = new Map<string, string>();

/** What a statement is about, for whoever reads a trace: `insert orders`, `select product`. Never a value. */
export function summaryOf(text: string): string {
  const found = known.get(text);
  if (found !== undefined) return found;
  const [, write = '', table] = WRITES.exec(text) ?? [];
  const summary = table ? `${VERBS[write]} ${table}` : `select ${READS.exec(text)?.[1] ?? ''}`.trim();
  if (known.size < MAXIMUM) known.set(text, summary);
  return summary;
}
