/** What a parcel that goes back weighs, in grams; null: nobody has said. */
export interface ReturnWeights {
  /** Of its products, as the catalogue weighs them. */
  expected: number | null;
  /** As its carrier weighed it when it was handed over. */
  dropped: number | null;
  /** As its shop weighed it when it came. */
  received: number | null;
}

/** Scales differ, and boxes weigh something too: less than this says nothing. */
const LEAST_GRAMS = 200;
const LEAST_PERCENT = 20;

/** What the weights say against each other, for both sides and whoever decides; empty: nothing. */
export function weightFindings({ expected, dropped, received }: ReturnWeights): string[] {
  const findings: string[] = [];
  if (isLess(dropped, expected))
    findings.push(`Se entregó con ${gramsText(dropped)}; los productos pesan ${gramsText(expected)}.`);
  if (isLess(received, expected))
    findings.push(`Llegó con ${gramsText(received)}; los productos pesan ${gramsText(expected)}.`);
  if (differs(dropped, received))
    findings.push(`Se entregó con ${gramsText(dropped)} y llegó con ${gramsText(received)}.`);
  return findings;
}

/** '1,25 kg', '800 g' */
export function gramsText(grams: number | null): string {
  if (grams === null) return 'peso desconocido';
  return grams < 1000 ? `${grams} g` : `${String(Math.round(grams / 10) / 100).replace('.', ',')} kg`;
}

/** A heavier parcel than its products is a box around them. */
function isLess(weight: number | null, expected: number | null): boolean {
  return weight !== null && expected !== null && weight < expected && differs(weight, expected);
}

function differs(one: number | null, other: number | null): boolean {
  if (one === null || other === null) return false;
  const bound = Math.max(LEAST_GRAMS, (Math.max(one, other) * LEAST_PERCENT) / 100);
  return Math.abs(one - other) > bound;
}
