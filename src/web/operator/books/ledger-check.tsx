import { useState } from 'react';
import { formatPesos } from '../../../domain/money.ts';
import type { OutputOf } from '../../../wire/endpoint.ts';
import type { Endpoints } from '../../../wire/endpoints.ts';
import { operatorMoneyPaths } from '../../../wire/payouts/operator-money-paths.ts';
import { callApi } from '../../app/api-client.ts';
import { useSending } from '../../app/use-sending.ts';
import { Card } from '../../panel/card.tsx';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Notice } from '../../ui/surfaces.tsx';

type Check = OutputOf<Endpoints['checkLedger']>;

/** Every account against the tables of sales, payments, refunds, cash and payouts. */
export function LedgerCheck() {
  const { sending, problem, send } = useSending();
  const [check, setCheck] = useState<Check | null>(null);
  return (
    <Card title="Revisión">
      <p className="mt-2 text-tinta-2">
        Compara cada cuenta, peso a peso, con las ventas, pagos, reembolsos, recaudos y giros. También corre
        cada noche.
      </p>
      <div className="mt-4 grid gap-4">
        <FormProblem text={problem} />
        <div role="status" className="empty:hidden">
          {check?.holds && <Notice tone="done">Los libros cuadran.</Notice>}
          {check && !check.holds && <Violations violations={check.violations} />}
          {check && check.paidTwice.length > 0 && <PaidTwice payments={check.paidTwice} />}
        </div>
        <Button
          variant="secondary"
          loading={sending}
          loadingLabel="Revisando..."
          onClick={() => void send(() => callApi('checkLedger', {}), setCheck)}
          className="justify-self-start"
        >
          Revisar los libros
        </Button>
      </div>
    </Card>
  );
}

/** The books know it and hold; the money is to be asked back. */
function PaidTwice({ payments }: { payments: Check['paidTwice'] }) {
  return (
    <section className="mt-5">
      <h3 className="heading-3">Reversado después de reembolsar</h3>
      <p className="mt-1 text-tinta-2">
        No es un error de los libros: el banco devolvió el dinero y después el proveedor reversó el pago.
        Falta que el comprador lo regrese.
      </p>
      <ul className="mt-2 divide-y divide-linea">
        {payments.map(({ reference, orderNumber, amount }) => (
          <li key={reference} className="flex flex-wrap justify-between gap-x-4 py-3 text-compact">
            <span>
              Pago {reference}
              {orderNumber !== null && (
                <>
                  {' '}
                  del{' '}
                  <a href={operatorMoneyPaths.order(orderNumber)} className="text-link">
                    pedido {orderNumber}
                  </a>
                </>
              )}
            </span>
            <strong className="cifra">{formatPesos(amount)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Violations({ violations }: Pick<Check, 'violations'>) {
  return (
    <>
      <Notice tone="urgent">
        {violations.length === 1 ? 'Hay una diferencia.' : `Hay ${violations.length} diferencias.`}
      </Notice>
      <ul className="mt-3 divide-y divide-linea">
        {violations.map(({ cause, subject, expected, actual }) => (
          <li key={`${cause} ${subject}`} className="py-3 text-compact">
            <strong className="block">{subject}</strong>
            {cause} Debe ser {formatPesos(expected)}; en libros hay {formatPesos(actual)}.
          </li>
        ))}
      </ul>
    </>
  );
}
