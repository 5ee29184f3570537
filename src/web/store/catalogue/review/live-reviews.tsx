import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { callApi } from '../../../app/api-client.ts';
import type { ReviewBrowser, ReviewsPage } from './review-browser.tsx';
import { useSeen } from './use-seen.ts';

type Loaded = { first: ReviewsPage; Browser: ComponentType<Parameters<typeof ReviewBrowser>[0]> };

interface LiveReviewsProps {
  productId: number;
  sellerName: string;
  /** What stands above the reviews. */
  head: ReactNode;
  /** False: only what the document holds is shown. */
  isLive: boolean;
  /** What the document holds: it stands until photos and votes are there, and where they never come. */
  children: ReactNode;
}

/** Photos, votes and an order of one's own come when somebody reads here: the document holds none of them. */
export function LiveReviews({ productId, sellerName, head, isLive, children }: LiveReviewsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useSeen(place, () => {
    if (isLive) void load(productId).then(setLoaded, () => {});
  });
  return (
    <div ref={place} className="min-w-0">
      {head}
      {loaded ? <loaded.Browser {...{ productId, sellerName }} first={loaded.first} /> : children}
    </div>
  );
}

async function load(productId: number): Promise<Loaded | null> {
  const [reply, { ReviewBrowser: Browser }] = await Promise.all([
    callApi('listProductReviews', { params: { productId }, query: {} }),
    import('./review-browser.tsx'),
  ]);
  return reply.ok ? { first: reply.value, Browser } : null;
}
