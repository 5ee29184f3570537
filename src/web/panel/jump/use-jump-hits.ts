import { useEffect, useState } from 'react';
import { type JumpHit, MINIMUM_JUMP_TEXT } from '../../../domain/jump.ts';
import type { JumpSetup } from './jump-setup.ts';

/** Between two keys of somebody who types: asked is when she looks up. */
const PAUSE_MILLIS = 150;

interface Answer {
  text: string;
  hits: JumpHit[];
  problem: string | null;
}

const NONE: Answer = { text: '', hits: [], problem: null };

/** What is called so. What is no longer asked for is given up, so that no late answer takes the place of a newer one. */
export function useJumpHits(ask: JumpSetup['ask'], text: string): Answer & { isCurrent: boolean } {
  const [answer, setAnswer] = useState(NONE);
  useEffect(() => {
    if (text.length < MINIMUM_JUMP_TEXT) return setAnswer({ ...NONE, text });
    const abort = new AbortController();
    const pause = setTimeout(async () => {
      const reply = await ask(text, abort.signal);
      if (abort.signal.aborted) return;
      setAnswer(
        reply.ok
          ? { text, hits: reply.value.hits, problem: null }
          : { text, hits: [], problem: reply.message },
      );
    }, PAUSE_MILLIS);
    return () => {
      clearTimeout(pause);
      abort.abort();
    };
  }, [ask, text]);
  return { ...answer, isCurrent: answer.text === text };
}
