import { CASH_ON_DELIVERY } from '../../../../domain/payment-method.ts';
import { type PageLoader, type PageRequest, valueOrPageError } from '../../../app/page.ts';
import type { RegistrationFlow } from '../../../app/registration-draft.ts';
import { requireLoggedOut } from '../auth/require-logged-out.ts';
import { flows } from './flows.ts';

/** Which of the two registrations a step belongs to. */
export type StepData = ReturnType<typeof stepData>;

export async function chooserLoader(page: PageRequest) {
  await requireLoggedOut(page);
  return { meta: metaOf(page, 'Crear cuenta') };
}

/** The loader of every step that needs nothing from the shop. */
export function stepLoader(flow: RegistrationFlow) {
  const load = async (page: PageRequest) => {
    await requireLoggedOut(page);
    return stepData(page, flow);
  };
  return load satisfies PageLoader<StepData>;
}

export type FormData = Awaited<ReturnType<ReturnType<typeof formLoader>>>;

/** The loader of the forms: what they choose from. */
export function formLoader(flow: RegistrationFlow) {
  return async (page: PageRequest) => {
    await requireLoggedOut(page);
    const [departments, personTypes, documentTypes, methods] = await Promise.all([
      page.call('listDepartments', {}),
      page.call('listPersonTypes', {}),
      page.call('listDocumentTypes', {}),
      page.call('listPaymentMethods', {}),
    ]);
    return {
      ...stepData(page, flow),
      departments: valueOrPageError(departments),
      personTypes: valueOrPageError(personTypes),
      documentTypes: valueOrPageError(documentTypes),
      paysOnline: valueOrPageError(methods).some(({ id, available }) => id !== CASH_ON_DELIVERY && available),
    };
  };
}

function stepData(page: PageRequest, flow: RegistrationFlow) {
  return { meta: metaOf(page, flows[flow].label), flow };
}

function metaOf({ brand }: PageRequest, title: string) {
  return { title: `${title} | ${brand.name}`, description: `Regístrate en ${brand.name}.`, canonical: null };
}
