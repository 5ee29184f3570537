const STEPS = [1, 2, 2.5, 5, 10];

/** Round marks from zero to above the greatest value: at most six of them. */
export function chartScale(values: readonly number[]): { maximum: number; ticks: number[] } {
  // Four at least: the marks of an empty period are whole numbers too.
  const greatest = Math.max(4, ...values);
  const rough = greatest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((candidate) => candidate * power >= rough) ?? 10);
  const count = Math.ceil(greatest / step);
  return {
    maximum: step * count,
    ticks: Array.from({ length: count + 1 }, (_, index) => step * index),
  };
}

/** A path in a box of 100 by 100, zero at its bottom. */
export function linePath(values: readonly number[], maximum: number): string {
  const width = Math.max(1, values.length - 1);
  return values
    .map((value, index) => {
      const x = Number(((index / width) * 100).toFixed(2));
      const y = Number((100 - (value / maximum) * 100).toFixed(2));
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
}

/** Which of so many days are named below the drawing: at most five, the last one always. */
export function shownLabels(count: number): number[] {
  const step = Math.max(1, Math.ceil((count - 1) / 4));
  const shown: number[] = [];
  for (let index = count - 1; index >= 0; index -= step) shown.unshift(index);
  return shown;
}

/** '750 mil', '1,5 M'. */
export function shortAmount(value: number): string {
  const [divided, unit] = value >= 1_000_000 ? [value / 1_000_000, ' M'] : [value / 1_000, ' mil'];
  if (value < 1_000) return String(Math.round(value * 10) / 10).replace('.', ',');
  return `${String(Math.round(divided * 100) / 100).replace('.', ',')}${unit}`;
}
