import type { KeptReply } from './page-cache.ts';

const REMEMBERED_KINDS = 500;
const REMEMBERED_REPLIES = 20_000;

/**
 * Which pages are the same for everybody: those that were made without asking whether somebody is logged in. Such a kept
 * page is sent to people with a session too. What the browser knows itself (hearts, greeting, cart) is in no document.
 */
export interface PageKinds {
  /** A guess from earlier pages of the kind: it says what is worth trying, `isForAll` alone what is right. */
  isUsuallyForAll: (pathname: string) => boolean;
  isForAll: (key: string, reply: KeptReply) => boolean;
  learn: (pathname: string, forAll: boolean) => void;
  mark: (key: string, reply: KeptReply) => void;
}

export function createPageKinds(): PageKinds {
  const kinds = new Map<string, boolean>();
  /** Key and content: a reply that moves within the cache stays what it is. */
  const forAll = new Set<string>();
  return {
    isUsuallyForAll: (pathname) => kinds.get(kindOf(pathname)) === true,
    isForAll: (key, { etag }) => forAll.has(key + etag),
    learn: (pathname, isForAll) => {
      if (kinds.size >= REMEMBERED_KINDS) kinds.clear();
      kinds.set(kindOf(pathname), isForAll);
    },
    mark: (key, { etag }) => {
      if (forAll.size >= REMEMBERED_REPLIES) forAll.clear();
      forAll.add(key + etag);
    },
  };
}

/** All products are of one kind, and so are all categories. */
function kindOf(pathname: string): string {
  return pathname.replace(/\d+/g, '0');
}
