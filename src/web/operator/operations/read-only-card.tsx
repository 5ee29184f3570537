import { type FormEvent, useState } from 'react';
import { READ_ONLY_MINUTES, READ_ONLY_REASON_LENGTH } from '../../../domain/read-only.ts';
import { callApi } from '../../app/api-client.ts';
import { toastRefusal } from '../../app/refusal.ts';
import { useSending } from '../../app/use-sending.ts';
import { Card } from '../../panel/card.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SelectField, TextField } from '../../ui/text-fields.tsx';
import type { SystemData } from './system.loader.ts';

type ReadOnlyProps = SystemData & { onChange: () => void };

/** While work is done on the machines: everybody looks around, nobody changes anything. */
export function ReadOnlyCard({ state: { readOnly }, now, mayManage, onChange }: ReadOnlyProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card
      title="Solo lectura"
      action={
        mayManage &&
        (readOnly ? (
          <EndButton onChange={onChange} />
        ) : (
          <Button variant="outline" onClick={() => setIsAsking(true)}>
            Activar
          </Button>
        ))
      }
    >
      <p className="mt-2 text-tinta-2">
        {readOnly
          ? `Activo · ${readOnly.reason} · ${readOnly.until ? `se espera terminar: ${momentText(Date.parse(readOnly.until), now)}` : 'sin hora prevista'}`
          : 'Apagado. Úsalo mientras trabajas en los servidores: la tienda se puede mirar, y quien compra o guarda algo lee por qué y cuándo volver. Con el disco lleno o una base sin escritura se activa y se apaga solo.'}
      </p>
      {isAsking && (
        <BeginDialog
          onClose={() => {
            setIsAsking(false);
            onChange();
          }}
        />
      )}
    </Card>
  );
}

function EndButton({ onChange }: { onChange: () => void }) {
  const { sending, send } = useSending();
  const body = { isOn: false, reason: 'Terminó', minutes: 0 as const };
  const end = () =>
    void send(
      async () => toastRefusal(await callApi('switchReadOnly', { body })),
      () => {
        onChange();
        return 'La tienda guarda pedidos y cambios de nuevo.';
      },
    );
  return (
    <Button loading={sending} onClick={end}>
      Apagar
    </Button>
  );
}

function BeginDialog({ onClose }: { onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [minutes, setMinutes] = useState<(typeof READ_ONLY_MINUTES)[number]>(30);
  const [isTried, setIsTried] = useState(false);
  const { sending, problem, send } = usePanelCall(onClose);
  const isComplete = reason.trim().length >= 3;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const body = { isOn: true, reason: reason.trim(), minutes };
    if (isComplete) void send(() => callApi('switchReadOnly', { body }), 'La tienda está en solo lectura.');
  };
  return (
    <Dialog open onClose={onClose} title="Pasar a solo lectura">
      <form noValidate onSubmit={save} className="grid gap-5">
        <p>
          Nadie podrá comprar, publicar ni cambiar nada, y las tareas y los mensajes esperan. Los pagos que
          lleguen se confirman después. Tú puedes apagarlo aquí mismo.
        </p>
        <TextField
          label="Motivo, como lo leerán todos"
          required
          maxLength={READ_ONLY_REASON_LENGTH}
          value={reason}
          error={isTried && !isComplete ? 'Escribe el motivo.' : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <SelectField
          label="Cuánto esperas que dure"
          value={minutes}
          onChange={(event) => setMinutes(Number(event.currentTarget.value) as typeof minutes)}
        >
          {READ_ONLY_MINUTES.map((one) => (
            <option key={one} value={one}>
              {durationText(one)}
            </option>
          ))}
        </SelectField>
        <FormProblem text={problem} />
        <Button type="submit" full loading={sending} loadingLabel="Enviando...">
          Pasar a solo lectura
        </Button>
      </form>
    </Dialog>
  );
}

function durationText(minutes: number): string {
  if (minutes === 0) return 'No se sabe';
  if (minutes < 60) return `${minutes} minutos`;
  return minutes === 60 ? '1 hora' : `${minutes / 60} horas`;
}
