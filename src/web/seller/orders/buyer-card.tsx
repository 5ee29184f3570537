import { placeName } from '../../../domain/location.ts';
import type { SellerOrder } from '../../../wire/orders/seller-order-entities.ts';
import { Card } from '../../panel/card.tsx';

/** Where the parcel goes, and whom the bill is for. */
export function BuyerCard({ buyer }: { buyer: SellerOrder['buyer'] }) {
  return (
    <Card title="Entregar a">
      <address className="mt-3 text-compact not-italic leading-6">
        <strong className="block font-semibold">{buyer.name}</strong>
        {buyer.address}
        <br />
        {placeName({ city: buyer.cityName, department: buyer.departmentName })}
        <br />
        <a href={`tel:+57${buyer.phone}`} className="text-link inline-block py-2">
          {buyer.phone}
        </a>
      </address>
      {buyer.deliveryNotes && <p className="mt-2 text-compact">Indicaciones: {buyer.deliveryNotes}</p>}
      <p className="mt-2 text-small text-tinta-2">Para tu factura: {buyer.document}</p>
    </Card>
  );
}
