import type { ReactNode } from 'react';
import { formatPesos } from '../../../domain/money.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import type { PageProps } from '../../app/page.ts';
import { Card, PageHeading } from '../../panel/card.tsx';
import type { sellerMovementLoader } from './money.loaders.ts';

/** From an amount down to the order, the line, the fee and the rule of the books. */
export function Page({ data }: PageProps<typeof sellerMovementLoader>) {
  const { movement, panel } = data;
  const { orderNumber, line, settlementId, payoutId } = movement;
  const seesOrders = panel.permissions.includes('see-orders');
  return (
    <>
      <a href={sellerPaths.money()} className="text-link inline-block py-2">
        Volver a los movimientos
      </a>
      <PageHeading title={`Movimiento ${movement.id}`} text={formatSpanishDate(movement.date)} />
      <Card title={movement.explanation}>
        <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {movement.heldChange !== 0 && <Fact name="Retenido">{signedPesos(movement.heldChange)}</Fact>}
          {movement.availableChange !== 0 && (
            <Fact name="Disponible">{signedPesos(movement.availableChange)}</Fact>
          )}
          {orderNumber !== null && (
            <Fact name="Pedido">
              {seesOrders ? (
                <a href={sellerPaths.order(orderNumber)} className="text-link">
                  N.º {orderNumber}
                </a>
              ) : (
                `N.º ${orderNumber}`
              )}
            </Fact>
          )}
          {line && (
            <>
              <Fact name={`Línea ${line.line}`}>{line.name}</Fact>
              <Fact name="Precio y unidades">
                {line.units} × {formatPesos(line.unitPrice)}
              </Fact>
              <Fact name="Comisión">
                {String(line.feePercent).replace('.', ',')} % = {formatPesos(line.fee)}
              </Fact>
            </>
          )}
          {settlementId !== null && (
            <Fact name="Liquidación">
              <a href={sellerPaths.settlement(settlementId)} className="text-link">
                N.º {settlementId}
              </a>
            </Fact>
          )}
          {payoutId !== null && <Fact name="Giro">N.º {payoutId}</Fact>}
          <Fact name="Regla contable">{movement.rule}</Fact>
        </dl>
      </Card>
    </>
  );
}

function signedPesos(amount: number): string {
  return `${amount > 0 ? '+' : ''}${formatPesos(amount)}`;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-tinta-3">{name}</dt>
      <dd className="font-[550]">{children}</dd>
    </div>
  );
}
