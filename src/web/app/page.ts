import type { Brand } from '../../domain/brand.ts';
import type { Result } from '../../domain/result.ts';
import type { ReadPanel } from '../../server/panel-door.ts';
import type { InputOf, OutputOf } from '../../wire/endpoint.ts';
import type { EndpointName, Endpoints } from '../../wire/endpoints.ts';
import type { ErrorReason } from '../../wire/errors.ts';

/** What a page tells search engines and the browser's title bar. */
export interface PageMeta {
  title: string;
  description: string;
  /** Path with the query that matters, without origin. Null: the page is not for search engines. */
  canonical: string | null;
  imageUrl?: string;
  /** schema.org objects. */
  jsonLd?: object[];
}

/** What every page loader returns beside its own data. */
export interface PageData {
  meta: PageMeta;
  /**
   * Present: the finished page may be kept for visitors without a session and is dropped when one of these
   * catalogue tags changes (`product:12`, `category:69`, `seller:73`, `catalogue`, `content`, `setting:money-rules`).
   */
  cacheTags?: string[];
}

/** What a page loader may use. It runs on the server only, also for navigations in the browser. */
export interface PageRequest {
  url: URL;
  params: Record<string, string | undefined>;
  call: <Name extends EndpointName>(
    name: Name,
    input: InputOf<Endpoints[Name]>,
  ) => Promise<Result<OutputOf<Endpoints[Name]>, ErrorReason>>;
  /** What panels ask for: the services' own answers, never from outside. */
  read: ReadPanel;
  cookie: (name: string) => string | null;
  /** Path and query of the page of ours that led here; null when the browser came from outside. */
  cameFrom: () => string | null;
  brand: Brand;
}

export type PageLoader<Data extends PageData> = (page: PageRequest) => Promise<Data>;

/** What a page is given: all that its loader returns. */
export interface PageProps<Loader extends PageLoader<PageData>> {
  data: Awaited<ReturnType<Loader>>;
}

/** Thrown by a loader: the page answers with this status and shows its error page. */
export class PageError extends Error {
  status: number;
  constructor(status: number) {
    super(`page answered ${status}`);
    this.status = status;
  }
}

/** Thrown by a loader: the visitor belongs elsewhere. */
export class PageRedirect extends Error {
  to: string;
  status: 301 | 302;
  /** 301: for good, search engines too should forget the old address. */
  constructor(to: string, status: 301 | 302 = 302) {
    super(`page moved to ${to}`);
    this.to = to;
    this.status = status;
  }
}

/** The value of a call, or the error page its failure deserves. */
export function valueOrPageError<Value>(result: Result<Value, ErrorReason>): Value {
  if (result.ok) return result.value;
  throw new PageError(result.reason === 'not-found' || result.reason === 'invalid-input' ? 404 : 500);
}
