import type { PaymentState } from '../../../../domain/payment-state.ts';
import { type Sql, sql } from '../../../db/sql.ts';

export interface ListedOrderRow {
  number: number;
  placedAt: Date;
  buyerName: string;
  email: string;
  cityName: string;
  paymentMethodId: 1 | 3;
  paymentState: PaymentState | null;
  total: number;
  packages: {
    sellerId: number;
    sellerName: string;
    statusId: number;
    statusName: string;
    stage: string;
    from: string | null;
    dispatchBy: string | null;
  }[];
}

/** Rows of the list. `orders`: a page of rows of the table; `order`: of `page`, the same as theirs. */
export function listedOrders(orders: Sql, order: Sql): Sql {
  return sql`with page as materialized (${orders})
        select page.number, page.created_at as placed_at, page.first_name || ' ' || page.last_name as buyer_name,
          page.email, city.name as city_name, page.payment_method_id,
          payment.state as payment_state, page.total, packages.list as packages
        from page
        join city on city.id = page.city_id
        left join payment on payment.order_number = page.number
        cross join lateral (
          select coalesce(jsonb_agg(jsonb_build_object('sellerId', p.seller_id, 'sellerName', seller.display_name,
            'statusId', p.status_id, 'statusName', status.name, 'stage', p.stage,
            'from', coalesce(p.accepted_at, p.received_at), 'dispatchBy', p.dispatch_by) order by p.position), '[]') as list
          from package p
          join seller on seller.id = p.seller_id
          join package_status status on status.id = p.status_id
          where p.order_number = page.number
        ) packages
        order by ${order}`;
}
