import type { EndState, Finding } from './end-state-types.ts';
import { type LedgerEntry, ofKind } from './ledger-entry.ts';

/** Prices, settings, steps of packages, stock and files. */
export function compareChanges(entries: readonly LedgerEntry[], state: EndState): Finding[] {
  return [
    ...comparePrices(entries, state),
    ...compareSetting(entries, state),
    ...compareSteps(entries, state),
    ...compareStock(entries, state),
    ...compareFiles(entries, state),
  ];
}

/** The last acknowledged value, or any that was sent after it and never answered. */
function possibleLast<Value>(changes: readonly { isSent: boolean; value: Value }[]): {
  values: Set<Value>;
  isAcknowledged: boolean;
} {
  let values = new Set<Value>();
  let isAcknowledged = false;
  for (const { isSent, value } of changes) {
    if (isSent) values.add(value);
    else {
      values = new Set([value]);
      isAcknowledged = true;
    }
  }
  return { values, isAcknowledged };
}

function comparePrices(entries: readonly LedgerEntry[], { prices }: EndState): Finding[] {
  const changes = entries.flatMap((entry) =>
    entry.kind === 'price' || entry.kind === 'price-sent'
      ? [{ productId: entry.productId, isSent: entry.kind === 'price-sent', value: entry.price }]
      : [],
  );
  const findings: Finding[] = [];
  for (const [productId, ones] of Map.groupBy(changes, (change) => change.productId)) {
    const { values, isAcknowledged } = possibleLast(ones);
    const price = prices.get(productId);
    if (!isAcknowledged || (price !== undefined && values.has(price))) continue;
    const subject = `product ${productId} costs ${price}, not ${[...values].join(' or ')}`;
    findings.push({ what: 'price', verdict: 'lost', subject });
  }
  return findings;
}

function compareSetting(entries: readonly LedgerEntry[], { setting }: EndState): Finding[] {
  const changes = entries.flatMap((entry) =>
    entry.kind === 'setting' || entry.kind === 'setting-sent'
      ? [{ isSent: entry.kind === 'setting-sent', value: entry.value }]
      : [],
  );
  const { values, isAcknowledged } = possibleLast(changes);
  if (!isAcknowledged || (setting !== null && values.has(setting))) return [];
  const subject = `the setting is ${setting}, not ${[...values].join(' or ')}`;
  return [{ what: 'setting', verdict: 'lost', subject }];
}

/** Every step of a package that was answered stands once in its history. */
function compareSteps(entries: readonly LedgerEntry[], { steps }: EndState): Finding[] {
  const nameOf = ({ number, sellerId, statusId }: EndState['steps'][number]) =>
    `package ${sellerId} of order ${number} to ${statusId}`;
  const stored = Map.groupBy(steps, nameOf);
  const findings: Finding[] = [];
  for (const entry of ofKind(entries, 'step'))
    if (!stored.has(nameOf(entry))) findings.push({ what: 'step', verdict: 'lost', subject: nameOf(entry) });
  for (const [subject, { length }] of stored)
    if (length > 1) findings.push({ what: 'step', verdict: 'doubled', subject });
  return findings;
}

/** What was there at the beginning is on hand or sold. */
function compareStock(entries: readonly LedgerEntry[], { stock }: EndState): Finding[] {
  return ofKind(entries, 'stock').flatMap(({ productId, onHand }): Finding[] => {
    const units = stock.get(productId);
    if (units === onHand) return [];
    return [
      { what: 'stock', verdict: 'changed', subject: `product ${productId}: ${onHand} units became ${units}` },
    ];
  });
}

function compareFiles(entries: readonly LedgerEntry[], { files }: EndState): Finding[] {
  return ofKind(entries, 'file').flatMap(({ url, sum }): Finding[] => {
    const stored = files.get(url) ?? null;
    if (stored === sum) return [];
    return [{ what: 'file', verdict: stored === null ? 'lost' : 'changed', subject: url }];
  });
}
