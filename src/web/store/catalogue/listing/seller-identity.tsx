import { Icon } from '../../../ui/icon.tsx';
import type { StorefrontSeller } from './seller.loader.ts';

/** Who sells, as Ley 1480 of 2011, articles 50 and 53, wants it shown. */
export function SellerIdentity({ seller }: { seller: StorefrontSeller }) {
  const facts = [
    ['Nombre o razón social', seller.legalName],
    ['NIT', seller.nit],
    ['Dirección', seller.address],
    ['Teléfono', seller.phone],
    ['Correo electrónico', seller.email],
  ];
  return (
    <details
      id="datos-legales"
      className="group mt-11 rounded-[18px] border border-linea bg-papel px-5 py-1 lg:mt-16"
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        Datos legales del vendedor
        <Icon name="caret-down" weight="bold" size={16} className="group-open:rotate-180" />
      </summary>
      <dl className="grid gap-x-8 gap-y-3 pt-2 pb-4 text-small sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-tinta-3">{term}</dt>
            <dd className="break-words font-[550]">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
