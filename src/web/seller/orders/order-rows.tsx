import type { ReactNode } from 'react';
import { formatPesos } from '../../../domain/money.ts';
import { paths } from '../../../wire/paths.ts';
import type { ListedSellerOrder } from '../../../wire/seller-order-entities.ts';
import { type Column, DataTable } from '../../panel/data-table.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CheckboxBox } from '../../ui/choice-fields.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ACTION_TEXTS } from './action-texts.ts';
import { Deadline, StatusTag } from './status-tag.tsx';

interface OrderRowsProps {
  orders: readonly ListedSellerOrder[];
  now: number;
  selected: readonly number[];
  onSelect: (orderNumbers: readonly number[]) => void;
  canMove: boolean;
  empty: ReactNode;
}

export function OrderRows({ orders, now, selected, onSelect, canMove, empty }: OrderRowsProps) {
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  const toggle = (orderNumber: number) =>
    onSelect(
      selected.includes(orderNumber)
        ? selected.filter((one) => one !== orderNumber)
        : [...selected, orderNumber],
    );
  const isAll = numbers.length > 0 && selected.length === numbers.length;
  const columns: Column<ListedSellerOrder>[] = [
    {
      id: 'select',
      header: 'Seleccionar',
      hideHeader: true,
      stacked: 'plain',
      cell: ({ orderNumber }) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is in CheckboxBox
        <label className="-m-[11px] grid size-[44px] cursor-pointer place-items-center">
          <span className="sr-only">Seleccionar el pedido {orderNumber}</span>
          <CheckboxBox checked={selected.includes(orderNumber)} onChange={() => toggle(orderNumber)} />
        </label>
      ),
    },
    { id: 'order', header: 'Pedido', stacked: 'title', cell: (order) => <OrderName order={order} /> },
    { id: 'products', header: 'Productos', stacked: 'plain', cell: (order) => <Pictures order={order} /> },
    {
      id: 'status',
      header: 'Estado',
      stacked: 'plain',
      cell: ({ statusId, statusName }) => <StatusTag statusId={statusId} name={statusName} />,
    },
    {
      id: 'deadline',
      header: 'Plazo',
      stacked: 'full',
      cell: ({ deadline }) => <Deadline deadline={deadline} now={now} />,
    },
    { id: 'value', header: 'Valor', align: 'end', stacked: 'side', cell: (order) => <Value order={order} /> },
    {
      id: 'next',
      header: 'Siguiente paso',
      hideHeader: true,
      align: 'end',
      stacked: 'full',
      cell: (order) => <NextStep order={order} canMove={canMove} />,
    },
  ];
  return (
    <>
      {orders.length > 0 && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is in CheckboxBox
        <label className="mt-4 inline-flex min-h-[44px] cursor-pointer items-center gap-3 font-semibold text-[14.5px]">
          <CheckboxBox checked={isAll} onChange={() => onSelect(isAll ? [] : numbers)} />
          Seleccionar todos los de esta página
        </label>
      )}
      <DataTable
        label="Pedidos"
        columns={columns}
        rows={orders}
        rowKey={({ orderNumber }) => orderNumber}
        empty={empty}
      />
    </>
  );
}

function OrderName({ order }: { order: ListedSellerOrder }) {
  return (
    <>
      <a
        href={paths.sellerOrder(order.orderNumber)}
        className="text-link whitespace-nowrap py-2 font-semibold"
      >
        N.º {order.orderNumber}
      </a>
      <span className="block font-normal text-[14.5px] text-tinta">{order.buyerName}</span>
      <span className="block font-normal text-[13.5px] text-tinta-2">{order.cityName}</span>
    </>
  );
}

function Pictures({ order: { products, unitCount } }: { order: ListedSellerOrder }) {
  return (
    <span className="flex items-center gap-[6px]">
      {products.map(({ name, imageUrl }, index) => (
        <Picture
          // Two lines of a package may show the same product.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          url={imageUrl}
          alt={name}
          width={40}
          height={40}
          className={`size-10 rounded-[10px] object-cover ${index > 0 ? 'max-sm:hidden' : ''} sm:max-lg:hidden`}
        />
      ))}
      <span className="whitespace-nowrap text-[13.5px] text-tinta-2">
        {unitCount} {unitCount === 1 ? 'unidad' : 'unidades'}
      </span>
    </span>
  );
}

function Value({ order: { goodsAmount, cashDue } }: { order: ListedSellerOrder }) {
  return (
    <>
      <span className="cifra whitespace-nowrap">{formatPesos(goodsAmount)}</span>
      {cashDue > 0 && (
        <span className="block whitespace-nowrap font-normal text-[13px] text-tinta-2">
          cobrar {formatPesos(cashDue)}
        </span>
      )}
    </>
  );
}

function NextStep({ order, canMove }: { order: ListedSellerOrder; canMove: boolean }) {
  const [action] = order.actions;
  if (!canMove || !action) return null;
  return (
    <ButtonLink
      size="compact"
      variant="secondary"
      href={paths.sellerOrder(order.orderNumber)}
      className="max-sm:w-full"
    >
      {ACTION_TEXTS[action].button}
      <span className="sr-only"> {order.orderNumber}</span>
    </ButtonLink>
  );
}
