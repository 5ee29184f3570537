import { useLoaderData, useParams } from 'react-router';
import type { PageModule } from '../app/page-route.tsx';

/**
 * Another record, another page: what was typed, ticked or opened for one must not stand in the next, and be sent for it.
 * The query does not count: lists keep what they show while they are filtered and paged.
 */
export function RecordPage({ Page }: PageModule) {
  return <Page key={JSON.stringify(useParams())} data={useLoaderData<never>()} />;
}
