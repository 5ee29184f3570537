/** A part of a text, by positions of code units. */
export interface Span {
  start: number;
  end: number;
}

/** Lower case without accents, unit by unit, so that positions stay those of the text. */
export function fold(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index++) {
    const unit = text.charAt(index);
    const plain = unit.toLowerCase().normalize('NFD').charAt(0);
    folded += plain || unit;
  }
  return folded;
}

/** `pattern` is global. */
export function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Spans that overlap or touch are replaced once. */
export function replaceSpans(text: string, spans: readonly Span[], replacement: string): string {
  let result = '';
  let from = 0;
  for (const { start, end } of merged(spans)) {
    result += text.slice(from, start) + replacement;
    from = end;
  }
  return result + text.slice(from);
}

function merged(spans: readonly Span[]): Span[] {
  const ordered = [...spans].sort((a, b) => a.start - b.start);
  const result: Span[] = [];
  for (const span of ordered) {
    const last = result.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else result.push({ ...span });
  }
  return result;
}
