/** The list with one of its entries at another place; places beyond the ends count as the ends. */
export function movedTo<Entry extends { url: string }>(
  entries: readonly Entry[],
  url: string,
  place: number,
): Entry[] {
  const moved = entries.find((entry) => entry.url === url);
  if (!moved) return [...entries];
  const others = entries.filter((entry) => entry !== moved);
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, moved);
}

/** Where a dragged entry goes: before the first one whose middle is below the pointer. */
export function placeAt(pointerY: number, middles: readonly number[], from: number): number {
  const others = middles.toSpliced(from, 1);
  const before = others.findIndex((middle) => pointerY < middle);
  return before === -1 ? others.length : before;
}

/** What an arrow key asks for; null: the key is none of ours. */
export function placeByKey(key: string, place: number, count: number): number | null {
  const places: Record<string, number> = {
    ArrowUp: place - 1,
    ArrowLeft: place - 1,
    ArrowDown: place + 1,
    ArrowRight: place + 1,
    Home: 0,
    End: count - 1,
  };
  const asked = places[key];
  return asked === undefined ? null : Math.max(0, Math.min(asked, count - 1));
}
