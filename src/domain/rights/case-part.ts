interface Units {
  line: number;
  quantity: number;
}

/** Whether units of lines are a part of those that were asked for: one at least, fewer than all, each line named once. */
export function isPartOf(asked: readonly Units[], granted: readonly Units[]): boolean {
  const isKnown = granted.every((given) =>
    asked.some(({ line, quantity }) => line === given.line && given.quantity <= quantity),
  );
  const isNamedOnce = new Set(granted.map(({ line }) => line)).size === granted.length;
  return isKnown && isNamedOnce && unitsOf(granted) > 0 && unitsOf(granted) < unitsOf(asked);
}

/** Whether of each line at least as much is granted as she has already. */
export function coversGiven(
  given: readonly { line: number; grantedQuantity: number | null }[],
  granted: readonly Units[],
): boolean {
  return given.every(
    ({ line, grantedQuantity }) =>
      (granted.find((one) => one.line === line)?.quantity ?? 0) >= (grantedQuantity ?? 0),
  );
}

/** Of each line that was asked for what is granted, none where it is not named. */
export function grantedOf(asked: readonly Units[], granted: readonly Units[]): Units[] {
  return asked.map(({ line }) => ({
    line,
    quantity: granted.find((one) => one.line === line)?.quantity ?? 0,
  }));
}

/**
 * A sum that she gets for what she keeps, spread over the lines by what their units cost. Of one or two cheap lines nothing may
 * be left over for a line: it is then not named.
 */
export function spreadPesos(
  lines: readonly { line: number; price: number }[],
  amount: number,
): { line: number; amount: number }[] {
  const all = lines.reduce((sum, { price }) => sum + price, 0);
  let [before, given] = [0, 0];
  return lines
    .map(({ line, price }) => {
      before += price;
      const part = Math.floor((amount * before) / all) - given;
      given += part;
      return { line, amount: part };
    })
    .filter((one) => one.amount > 0);
}

function unitsOf(lines: readonly Units[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
