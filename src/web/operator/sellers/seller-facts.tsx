import { formatPhone } from '../../../domain/phone.ts';
import type { OperatorSeller } from '../../../wire/sellers/operator-seller-entities.ts';

/** Who she says she is, and where she can be reached. */
export function SellerFacts({ seller }: { seller: OperatorSeller }) {
  const name = seller.companyName || `${seller.firstName} ${seller.lastName}`.trim();
  const facts = [
    ['Tipo de persona', seller.personType],
    [seller.companyName ? 'Razón social' : 'Nombre', name],
    ['Correo electrónico', seller.email],
    ['Teléfono', `+57 ${formatPhone(seller.phone)}`],
    ['NIT', seller.nit],
    ['Ciudad', `${seller.cityName}, ${seller.departmentName}`],
    ['Dirección', seller.address],
    ['ID de pago', seller.paymentProviderId ? `ePayco ${seller.paymentProviderId}` : 'Ninguno'],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-5 min-[1360px]:grid-cols-4">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-small text-tinta-3">{label}</dt>
          <dd className="font-semibold [overflow-wrap:anywhere] text-compact leading-[22px]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
