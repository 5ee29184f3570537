import { formatPesos } from '../../../domain/money.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import { Card } from '../../panel/card.tsx';
import { DataClaimNotice } from '../accounts/data-claim-notice.tsx';
import type { OperatorOrder } from './order.loader.ts';

interface BuyerCardProps {
  order: OperatorOrder;
  permissions: readonly string[];
}

export function BuyerCard({ order, permissions }: BuyerCardProps) {
  const { accountId, name, email, phone, document, address, cityName, departmentName } = order.buyer;
  const rows: [string, string][] = [
    ['Correo', email],
    ['Teléfono', phone],
    ['Documento', document],
    ['Dirección', `${address}, ${cityName}, ${departmentName}`],
    ['Productos', formatPesos(order.subtotal)],
    ['Envío', formatPesos(order.shippingCost)],
    ['Total', formatPesos(order.total)],
  ];
  return (
    <Card title="Comprador">
      <DataClaimNotice claim={order.buyer.dataClaim} className="mt-3" />
      <p className="mt-3 break-words font-semibold">
        {accountId && permissions.includes('see-buyers') ? (
          <a href={operatorPaths.buyer(accountId)} className="text-link">
            {name}
          </a>
        ) : (
          name
        )}
        {!accountId && <span className="block font-normal text-small text-tinta-3">Compró sin cuenta</span>}
      </p>
      <dl className="mt-3 grid gap-2">
        {rows.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[96px_minmax(0,1fr)] gap-3">
            <dt className="text-small text-tinta-3">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
