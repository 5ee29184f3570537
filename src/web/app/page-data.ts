import { data, type LoaderFunction, redirect } from 'react-router';
import { referenceText } from '../../wire/reference.ts';

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
  const reply = await fetchReply(pathname + search, request.signal);
  if (reply === OF_ANOTHER_BUILD) return loadDocument(pathname + search);
  if (reply.redirect) return redirect(reply.redirect);
  if (reply.status) throw data(null, { status: reply.status });
  return reply.data;
};

/** The data of an address without going there; throws where there is no such page. */
export async function readPageData<Data>(address: string, signal: AbortSignal): Promise<Data> {
  const reply = await fetchReply(address, signal);
  if (reply === OF_ANOTHER_BUILD || reply.redirect || reply.status) throw new Error(`no data of ${address}`);
  return reply.data as Data;
}

/** What the fallback shows beside the status, so that whoever asks us names it. */
function referenceOf({ status, headers }: Response): string {
  const requestId = headers.get('x-request-id');
  return status >= 500 && requestId ? referenceText(requestId) : '';
}

const OF_ANOTHER_BUILD = Symbol('of another build');

/** While versions change, and in pages that were open before, data comes for another program than this one. */
function isOfAnotherBuild({ headers }: Response): boolean {
  const own = document.querySelector('script[type=module]')?.getAttribute('src');
  const builds = headers.get('x-build')?.split(' ');
  return builds !== undefined && !builds.includes(own ?? '');
}

/** The page with its own program; what waits for the data waits until then. */
function loadDocument(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => {});
}

async function fetchReply(
  address: string,
  signal: AbortSignal,
): Promise<PageDataReply | typeof OF_ANOTHER_BUILD> {
  const response = await fetch(PAGE_DATA_PREFIX + address, { signal });
  const isData = response.ok && response.headers.get('content-type')?.startsWith('application/json');
  if (!isData) throw data(null, { status: response.status, statusText: referenceOf(response) });
  if (isOfAnotherBuild(response)) return OF_ANOTHER_BUILD;
  return (await response.json()) as PageDataReply;
}
