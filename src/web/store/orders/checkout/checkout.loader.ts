import { type PageRequest, valueOrPageError } from '../../../app/page.ts';

/** What the form chooses from. Prices and cart come from the browser and are checked with the order. */
export async function checkoutLoader({ call, brand }: PageRequest) {
  const [departments, personTypes, documentTypes, paymentMethods] = await Promise.all([
    call('listDepartments', {}),
    call('listPersonTypes', {}),
    call('listDocumentTypes', {}),
    call('listPaymentMethods', {}),
  ]);
  return {
    meta: {
      title: `Finalizar compra | ${brand.name}`,
      description: 'Datos de facturación, dirección de envío y método de pago.',
      canonical: null,
    },
    departments: valueOrPageError(departments),
    personTypes: valueOrPageError(personTypes),
    documentTypes: valueOrPageError(documentTypes),
    paymentMethods: valueOrPageError(paymentMethods),
  };
}

export type CheckoutData = Awaited<ReturnType<typeof checkoutLoader>>;
