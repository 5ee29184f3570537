import { ALL_AUDIT_KIND_IDS } from '../../../domain/audit-kinds.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { askedDay, askedText, wholeNumber } from '../../panel/asked.ts';
import { readViews } from '../../panel/views/read-views.ts';
import { requireOperator } from '../layout/require-operator.ts';

export async function operatorAuditLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-audit');
  const filter = readFilter(page.url.searchParams);
  const before = wholeNumber(page.url.searchParams.get('antes'));
  const query = { ...filter, before };
  return {
    meta: { title: `Registro | ${page.brand.name}`, description: 'Quién cambió qué.', canonical: null },
    brandName: page.brand.name,
    panel,
    savedViews: await readViews(page, 'operator-audit'),
    now: Date.now(),
    filter,
    isFirstPage: before === undefined,
    ...valueOrPageError(await page.read('listAuditEntries', query)),
  };
}

export type AuditData = Awaited<ReturnType<typeof operatorAuditLoader>>;

function readFilter(search: URLSearchParams) {
  return {
    email: askedText(search.get('email'), 254) || undefined,
    kind: ALL_AUDIT_KIND_IDS.find((id) => id === search.get('tipo')),
    sellerId: wholeNumber(search.get('codVendedor')),
    code: askedText(search.get('codigo'), 40) || undefined,
    from: askedDay(search.get('desde')),
    until: askedDay(search.get('hasta')),
  };
}
