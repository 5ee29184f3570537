import { formatPesos } from '../../../domain/money.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { Card } from '../../panel/card.tsx';
import { type Column, DataTable } from '../../panel/data-table.tsx';
import { Deadline, StatusTag } from '../../panel/status-tag.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ACTION_TEXTS } from '../orders/action-texts.ts';
import type { HomeData } from './home.page.tsx';

type Order = HomeData['work']['orders'][number];

export function WorkTable({ orders, now }: { orders: Order[]; now: number }) {
  return (
    <Card
      className="mt-3 sm:mt-5"
      title="Pedidos por despachar"
      action={
        <a href={sellerPaths.orders()} className="text-link inline-flex items-center gap-2 py-2">
          Ver Todos <Icon name="arrow-right" weight="bold" size={16} />
        </a>
      }
    >
      <DataTable
        label="Pedidos por despachar"
        columns={columnsAt(now)}
        rows={orders}
        rowKey={({ orderNumber }) => orderNumber}
        empty="No tienes pedidos por despachar."
      />
    </Card>
  );
}

function columnsAt(now: number): Column<Order>[] {
  return [
    {
      id: 'number',
      header: 'Pedido',
      stacked: 'title',
      cell: ({ orderNumber, buyerName }) => (
        <a href={sellerPaths.order(orderNumber)} className="font-semibold hover:underline">
          <span className="whitespace-nowrap">N.º {orderNumber}</span>
          <span className="sm:hidden"> · {buyerName}</span>
        </a>
      ),
    },
    {
      id: 'buyer',
      header: 'Cliente',
      stacked: 'hidden',
      cell: ({ buyerName, cityName }) => (
        <>
          <span className="block font-[550]">{buyerName}</span>
          <span className="block text-small text-tinta-3">{cityName}</span>
        </>
      ),
    },
    {
      id: 'products',
      header: 'Productos',
      stacked: 'plain',
      cell: ({ products }) => <Pictures {...{ products }} />,
    },
    {
      id: 'status',
      header: 'Estado',
      stacked: 'plain',
      cell: ({ statusId, statusName }) => <StatusTag statusId={statusId} name={statusName} />,
    },
    {
      id: 'deadline',
      header: 'Despachar antes de',
      stacked: 'plain',
      cell: ({ deadline }) => <Deadline deadline={deadline} now={now} />,
    },
    {
      id: 'total',
      header: 'Total',
      align: 'end',
      stacked: 'side',
      cell: ({ goodsAmount }) => <span className="whitespace-nowrap">{formatPesos(goodsAmount)}</span>,
    },
    {
      id: 'action',
      header: 'Acción',
      hideHeader: true,
      align: 'end',
      stacked: 'full',
      cell: ({ orderNumber, actions }) => (
        <ButtonLink
          size="compact"
          variant="secondary"
          href={sellerPaths.order(orderNumber)}
          aria-label={`${actionText(actions)}, pedido ${orderNumber}`}
        >
          {actionText(actions)}
        </ButtonLink>
      ),
    },
  ];
}

function actionText([first]: Order['actions']): string {
  return first && first !== 'cancel' ? ACTION_TEXTS[first].button : 'Ver pedido';
}

function Pictures({ products }: Pick<Order, 'products'>) {
  return (
    <span className="flex gap-[6px]">
      {products.map(({ name, imageUrl }, index) => (
        <Picture
          // biome-ignore lint/suspicious/noArrayIndexKey: the same product may stand in two lines
          key={index}
          url={imageUrl}
          alt={name}
          width={44}
          height={44}
          className="size-[44px] rounded-[10px] bg-crema-1 object-cover"
        />
      ))}
    </span>
  );
}
