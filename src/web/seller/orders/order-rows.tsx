import type { ReactNode } from 'react';
import { formatPesos } from '../../../domain/money.ts';
import type { ListedSellerOrder } from '../../../wire/orders/seller-order-entities.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { type Column, DataTable } from '../../panel/data-table.tsx';
import { Deadline, StatusTag } from '../../panel/status-tag.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CheckboxBox } from '../../ui/choice-fields.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ACTION_TEXTS } from './action-texts.ts';

interface OrderRowsProps {
  orders: readonly ListedSellerOrder[];
  now: number;
  selected: readonly number[];
  onSelect: (orderNumbers: readonly number[]) => void;
  canMove: boolean;
  empty: ReactNode;
}

export function OrderRows({ orders, now, selected, onSelect, canMove, empty }: OrderRowsProps) {
  const toggle = (orderNumber: number) =>
    onSelect(
      selected.includes(orderNumber)
        ? selected.filter((one) => one !== orderNumber)
        : [...selected, orderNumber],
    );
  const columns: Column<ListedSellerOrder>[] = [
    {
      id: 'order',
      header: 'Pedido',
      stacked: 'title',
      cell: (order) => (
        <span className="flex items-start gap-3">
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is in CheckboxBox */}
          <label className="-m-[11px] grid size-[44px] shrink-0 cursor-pointer place-items-center">
            <span className="sr-only">Seleccionar el pedido {order.orderNumber}</span>
            <CheckboxBox
              checked={selected.includes(order.orderNumber)}
              onChange={() => toggle(order.orderNumber)}
            />
          </label>
          <FirstPicture order={order} className="max-lg:hidden" />
          <OrderName order={order} />
        </span>
      ),
    },
    {
      id: 'status',
      header: 'Estado y plazo',
      stacked: 'plain',
      cell: (order) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small sm:grid sm:justify-items-start compact:gap-y-0">
          <FirstPicture order={order} className="sm:hidden" />
          <StatusTag statusId={order.statusId} name={order.statusName} />
          <Deadline deadline={order.deadline} now={now} />
        </span>
      ),
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
    <DataTable
      label="Pedidos"
      columns={columns}
      rows={orders}
      rowKey={({ orderNumber }) => orderNumber}
      empty={empty}
    />
  );
}

export function SelectAll({
  orders,
  selected,
  onSelect,
}: Pick<OrderRowsProps, 'orders' | 'selected' | 'onSelect'>) {
  if (orders.length === 0) return null;
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  const isAll = selected.length === numbers.length;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is in CheckboxBox
    <label className="inline-flex min-h-[44px] cursor-pointer items-center gap-3 font-semibold text-small">
      <CheckboxBox checked={isAll} onChange={() => onSelect(isAll ? [] : numbers)} />
      Seleccionar todos los de esta página
    </label>
  );
}

function OrderName({ order }: { order: ListedSellerOrder }) {
  const { orderNumber, buyerName, cityName, unitCount } = order;
  return (
    <span className="min-w-0">
      <a
        href={sellerPaths.order(orderNumber)}
        className="text-link whitespace-nowrap font-semibold compact:block"
      >
        N.º {orderNumber}
      </a>
      <span className="block font-normal text-small text-tinta compact:inline">{buyerName}</span>
      <span className="hidden compact:inline"> · </span>
      <span className="block font-normal text-small text-tinta-2 compact:inline">
        {cityName}
        <span className="max-sm:hidden"> · </span>
        <span className="whitespace-nowrap max-sm:block">
          {unitCount} {unitCount === 1 ? 'unidad' : 'unidades'}
        </span>
      </span>
    </span>
  );
}

function FirstPicture({ order: { products }, className }: { order: ListedSellerOrder; className: string }) {
  const [first] = products;
  if (!first) return null;
  return (
    <Picture
      url={first.imageUrl}
      alt={products.map(({ name }) => name).join(', ')}
      width={48}
      height={48}
      className={`size-12 shrink-0 rounded-[12px] object-cover ${className}`}
    />
  );
}

function Value({ order: { goodsAmount, cashDue } }: { order: ListedSellerOrder }) {
  return (
    <>
      <span className="cifra whitespace-nowrap">{formatPesos(goodsAmount)}</span>
      {cashDue > 0 && (
        <span className="block whitespace-nowrap font-normal text-micro text-tinta-2">
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
      href={sellerPaths.order(order.orderNumber)}
      className="whitespace-normal max-sm:w-full sm:max-lg:max-w-[132px]"
    >
      {ACTION_TEXTS[action].button}
      <span className="sr-only"> {order.orderNumber}</span>
    </ButtonLink>
  );
}
