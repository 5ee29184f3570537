import { useRef, useState } from 'react';
import { callApi } from '../../../app/api-client.ts';
import { keyOfWanted, type WantedLine } from '../basket/basket.ts';

/** The lines of a list and their units, saved one after the other as they are changed. */
export function useSavedLines(listId: number, saved: readonly WantedLine[]) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string | null>(null);
  const before = useRef<Promise<unknown>>(Promise.resolve());

  const save = async (line: WantedLine, quantity: number) => {
    const body = { productId: line.productId, termIds: line.terms.map(({ termId }) => termId), quantity };
    const reply = await callApi('setListLine', { params: { listId }, body });
    setProblem(reply.ok ? null : reply.message);
    if (reply.ok && quantity === 0) setGone((now) => new Set([...now, keyOfWanted(line)]));
  };
  return {
    lines: saved.filter((line) => !gone.has(keyOfWanted(line))),
    problem,
    /** Later clicks wait for earlier ones, so that the last one stays. */
    setUnits: (line: WantedLine, quantity: number) => {
      before.current = before.current.then(() => save(line, quantity));
    },
  };
}
