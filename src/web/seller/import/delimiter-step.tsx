import { type SubmitEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '../../app/api-client.ts';
import { useSending } from '../../app/use-sending.ts';
import { Card } from '../../panel/card.tsx';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SelectField } from '../../ui/text-fields.tsx';
import { CancelImport } from './cancel-import.tsx';
import type { ImportDetail } from './import-texts.ts';
import type { useImportCall } from './use-import-call.ts';

const NAMES: Record<string, string> = {
  '^': 'Acento circunflejo ( ^ )',
  '~': 'Virgulilla ( ~ )',
  ':': 'Dos puntos ( : )',
  '#': 'Numeral ( # )',
  '*': 'Asterisco ( * )',
  '/': 'Barra ( / )',
  ' ': 'Espacio',
};

/** A CSV whose columns are apart by something that we do not know. */
export function DelimiterStep({ one, call }: { one: ImportDetail; call: ReturnType<typeof useImportCall> }) {
  const { revalidate } = useRevalidator();
  const { sending, problem, send } = useSending();
  const [column] = one.columns;
  const marks = Object.keys(NAMES).filter((mark) => column?.header.includes(mark));
  const [delimiter, choose] = useState(marks[0] ?? '^');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const input = { params: { importId: one.id }, body: { delimiter } };
    void send(() => callApi('chooseImportDelimiter', input), revalidate);
  };
  return (
    <form onSubmit={submit}>
      <Card title="¿Qué separa las columnas?">
        <p className="mt-1 text-compact text-tinta-2">
          Leímos una sola columna. Así empieza tu archivo; di con qué marca separa un dato del otro.
        </p>
        <pre className="mt-4 whitespace-pre-wrap break-all rounded-[12px] bg-crema-2 p-4 text-small">
          {[column?.header, ...(column?.samples ?? [])].join('\n')}
        </pre>
        <div className="mt-4 grid max-w-[320px] gap-4">
          <SelectField
            label="Separador"
            value={delimiter}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {Object.entries(NAMES).map(([mark, name]) => (
              <option key={mark} value={mark}>
                {name}
              </option>
            ))}
          </SelectField>
          <FormProblem text={problem} />
          <Button type="submit" loading={sending} loadingLabel="Leyendo..." className="justify-self-start">
            Leer de nuevo
          </Button>
        </div>
        <CancelImport one={one} call={call} />
      </Card>
    </form>
  );
}
