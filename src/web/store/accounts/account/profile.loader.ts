import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { accountMeta } from './account-meta.ts';
import { requireUser } from './require-session.ts';

export async function profileLoader(page: PageRequest) {
  const user = await requireUser(page);
  const [departments, personTypes, documentTypes, addresses] = await Promise.all([
    page.call('listDepartments', {}),
    page.call('listPersonTypes', {}),
    page.call('listDocumentTypes', {}),
    page.call('listAddresses', {}),
  ]);
  return {
    meta: accountMeta('Perfil', page.brand),
    user,
    departments: valueOrPageError(departments),
    personTypes: valueOrPageError(personTypes),
    documentTypes: valueOrPageError(documentTypes),
    addresses: valueOrPageError(addresses),
  };
}

export type ProfileData = Awaited<ReturnType<typeof profileLoader>>;
