import { useState } from 'react';
import { formatPesos } from '../../../domain/money.ts';
import type { OutputOf } from '../../../wire/endpoint.ts';
import type { Endpoints } from '../../../wire/endpoints.ts';
import { callApi } from '../../app/api-client.ts';
import { Card } from '../../panel/card.tsx';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Notice } from '../../ui/surfaces.tsx';

type Check = OutputOf<Endpoints['checkLedger']>;

/** Every account against the tables of sales, payments, refunds, cash and payouts. */
export function LedgerCheck() {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [check, setCheck] = useState<Check | null>(null);
  const run = async () => {
    setSending(true);
    setProblem(null);
    const reply = await callApi('checkLedger', {});
    setSending(false);
    if (reply.ok) setCheck(reply.value);
    else setProblem(reply.message);
  };
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
        </div>
        <Button
          variant="secondary"
          loading={sending}
          loadingLabel="Revisando..."
          onClick={() => void run()}
          className="justify-self-start"
        >
          Revisar los libros
        </Button>
      </div>
    </Card>
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
          <li key={`${cause} ${subject}`} className="py-3 text-[15px]">
            <strong className="block">{subject}</strong>
            {cause} Debe ser {formatPesos(expected)}; en libros hay {formatPesos(actual)}.
          </li>
        ))}
      </ul>
    </>
  );
}
