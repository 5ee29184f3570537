import { failure, type Result } from '../../../domain/result.ts';
import { createPictureChild, type PictureChild } from './picture-child.ts';
import type { MadePictures, PictureOrder, PictureProblem } from './picture-order.ts';

/** `too-many-pictures`: of this account; `pictures-busy`: of everybody. */
export type PictureRefusal = PictureProblem | 'too-many-pictures' | 'pictures-busy';

export interface QueuedPicture {
  /** Whose turn it is; accounts take turns, however many pictures each sends. */
  owner: string;
  /** A job of the worker's: sends one at a time and is never refused for its number. */
  isPatient?: boolean;
  /** Read when its turn comes: what waits takes no memory. */
  load: () => Promise<Uint8Array>;
  order: PictureOrder;
}

export interface PictureQueue {
  make: (picture: QueuedPicture) => Promise<Result<MadePictures, PictureRefusal>>;
  /** Pictures that wait or are being made. */
  length: () => number;
}

interface Limits {
  waiting: number;
  waitingOfOwner: number;
  /** Processor time that an owner may use within the window. */
  ownerMillis: number;
  windowMillis: number;
}

/** Eight pictures of a product go together, twice over; a photo of 12 megapixels takes about a second. */
const LIMITS: Limits = { waiting: 100, waitingOfOwner: 16, ownerMillis: 120_000, windowMillis: 600_000 };

interface Spent {
  millis: number;
  until: number;
}

type Turn = QueuedPicture & {
  answer: (result: Result<MadePictures, PictureRefusal>) => void;
  fail: (error: unknown) => void;
};

/** Makes pictures one at a time, each owner in turn. */
export function createPictureQueue(
  child: PictureChild,
  limits: Limits = LIMITS,
  now = () => performance.now(),
): PictureQueue {
  const turns = new Map<string, Turn[]>();
  const spent = new Map<string, Spent>();
  let count = 0;
  let isRunning = false;

  const refusalOf = (owner: string): PictureRefusal | null => {
    const used = spent.get(owner);
    if (used && used.until > now() && used.millis >= limits.ownerMillis) return 'too-many-pictures';
    if ((turns.get(owner)?.length ?? 0) >= limits.waitingOfOwner) return 'too-many-pictures';
    return count >= limits.waiting ? 'pictures-busy' : null;
  };
  const charge = (owner: string, millis: number) => {
    const used = spent.get(owner);
    if (used && used.until > now()) used.millis += millis;
    else spent.set(owner, { millis, until: now() + limits.windowMillis });
    for (const [one, { until }] of spent) if (until <= now()) spent.delete(one);
  };
  const takeTurn = (): Turn | undefined => {
    const [owner, own] = turns.entries().next().value ?? [];
    if (owner === undefined) return undefined;
    const turn = own?.shift();
    turns.delete(owner);
    // Behind everybody else who waits.
    if (own && own.length > 0) turns.set(owner, own);
    return turn;
  };
  const runAll = async () => {
    if (isRunning) return;
    isRunning = true;
    for (let turn = takeTurn(); turn; turn = takeTurn()) {
      try {
        const { result, spentMillis } = await child.run({ bytes: await turn.load(), order: turn.order });
        charge(turn.owner, spentMillis);
        turn.answer(result);
      } catch (error) {
        turn.fail(error);
      }
      count--;
    }
    isRunning = false;
  };

  return {
    length: () => count,
    make: (picture) => {
      const refusal = picture.isPatient ? null : refusalOf(picture.owner);
      if (refusal) return Promise.resolve(failure(refusal));
      const { promise, resolve, reject } = Promise.withResolvers<Result<MadePictures, PictureRefusal>>();
      const own = turns.get(picture.owner) ?? [];
      own.push({ ...picture, answer: resolve, fail: reject });
      turns.set(picture.owner, own);
      count++;
      void runAll();
      return promise;
    },
  };
}

/** The one queue of this process: all that anybody uploads goes through it. */
export const pictureQueue: PictureQueue = createPictureQueue(createPictureChild());
