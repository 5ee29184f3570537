import { vi } from 'vitest';

/** So many milliseconds pass, while the machine's clock is set ahead by others, or back; answers how to undo it. */
export function passTime(millis: number, set = 0): () => void {
  const steady = performance.now.bind(performance);
  const wall = Date.now.bind(Date);
  const clocks = [
    vi.spyOn(performance, 'now').mockImplementation(() => steady() + millis),
    vi.spyOn(Date, 'now').mockImplementation(() => wall() + millis + set),
  ];
  return () => {
    for (const clock of clocks) clock.mockRestore();
  };
}
