import { data, type LoaderFunction, redirect } from 'react-router';

/** Prefix of the addresses that answer a page's data; another address, so that Back never shows JSON. */
const PAGE_DATA_PREFIX = '/_datos';

interface PageDataReply {
  data?: unknown;
  redirect?: string;
  status?: number;
}

/** The browser's loader of every page: the same data that the server would have rendered. */
export const fetchPageData: LoaderFunction = async ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const response = await fetch(`${PAGE_DATA_PREFIX}${pathname}${search}`, { signal: request.signal });
  const isData = response.ok && response.headers.get('content-type')?.startsWith('application/json');
  if (!isData) throw data(null, { status: response.status });
  const reply = (await response.json()) as PageDataReply;
  if (reply.redirect) return redirect(reply.redirect);
  if (reply.status) throw data(null, { status: reply.status });
  return reply.data;
};
