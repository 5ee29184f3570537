import { paths } from '../../../../wire/paths.ts';
import { PageError, PageRedirect, type PageRequest } from '../../../app/page.ts';
import { accountMeta } from '../../accounts/account/account-meta.ts';
import { requestKindOf } from '../request-kinds.ts';
import { readAskedOrder } from './asked-order.ts';
import { requestTexts } from './request-texts.ts';

/** The form of one kind about one line; what is not given any more leads to the order, which says why. */
export async function requestLoader(page: PageRequest) {
  const kind = requestKindOf(page.params.kind);
  if (!kind) throw new PageError(404);
  const { lines, asked, orderNumber, today } = await readAskedOrder(page);
  const line = lines.find((one) => one.line === asked);
  const right = line?.given.find((one) => one.kind === kind);
  if (!line || !right) throw new PageRedirect(paths.order(orderNumber));
  return { meta: accountMeta(requestTexts[kind].title, page.brand), kind, line, right, orderNumber, today };
}

export type RequestData = Awaited<ReturnType<typeof requestLoader>>;
