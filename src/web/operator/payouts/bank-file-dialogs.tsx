import type { ReactNode } from 'react';
import { formatPesos, type Pesos } from '../../../domain/money.ts';
import type { ApiReply } from '../../app/api-client.ts';
import { type SavedFile, saveFile } from '../../panel/save-file.ts';
import { MoneyDialog } from './money-form.tsx';

interface NewFileProps {
  /** Of what would be in it, and its sum. */
  count: number;
  amount: Pesos;
  send: () => Promise<ApiReply<SavedFile>>;
  children: ReactNode;
}

/** Everything that waits goes to the bank in one file. */
export function NewBankFile({ count, amount, send, children }: NewFileProps) {
  return (
    <MoneyDialog
      button="Crear archivo para el banco"
      look="primary"
      size="normal"
      disabled={count === 0}
      title="Crear archivo para el banco"
      confirm={`Crear archivo de ${formatPesos(amount)}`}
      send={send}
      done="Creamos el archivo y lo descargamos"
      onDone={saveFile}
    >
      {() => <p>{children}</p>}
    </MoneyDialog>
  );
}

interface AgainProps {
  id: number;
  send: () => Promise<ApiReply<SavedFile>>;
  /** What is in it and what not to do with it. */
  children: ReactNode;
}

/** A file that the bank may have already. */
export function BankFileAgain({ id, send, children }: AgainProps) {
  return (
    <MoneyDialog
      button="Descargar otra vez"
      of={`el archivo ${id}`}
      title={`Archivo ${id}`}
      confirm="Descargar"
      send={send}
      done="Descargamos el archivo"
      onDone={saveFile}
    >
      {() => <p>{children} La descarga queda en el registro, porque lleva números de cuenta completos.</p>}
    </MoneyDialog>
  );
}
