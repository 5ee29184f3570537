import { ALL_AUDIT_KIND_IDS } from '../../../domain/audit-kinds.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
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
    now: Date.now(),
    filter,
    isFirstPage: before === undefined,
    ...valueOrPageError(await page.read('listAuditEntries', query)),
  };
}

export type AuditData = Awaited<ReturnType<typeof operatorAuditLoader>>;

function readFilter(search: URLSearchParams) {
  const day = (name: string) => /^20\d\d-\d\d-\d\d$/.exec(search.get(name) ?? '')?.[0];
  return {
    email: search.get('email')?.trim().slice(0, 254) || undefined,
    kind: ALL_AUDIT_KIND_IDS.find((id) => id === search.get('tipo')),
    sellerId: wholeNumber(search.get('codVendedor')),
    code: search.get('codigo')?.trim().slice(0, 40) || undefined,
    from: day('desde'),
    until: day('hasta'),
  };
}

function wholeNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
