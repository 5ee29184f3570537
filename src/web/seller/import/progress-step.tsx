import { Card } from '../../panel/card.tsx';
import { ProgressBar, percentOf } from '../../panel/progress-bar.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import { CancelImport } from './cancel-import.tsx';
import { countText, type ImportDetail } from './import-texts.ts';
import type { useImportCall } from './use-import-call.ts';

interface ProgressStepProps {
  one: ImportDetail;
  connectionProblem: boolean;
  call: ReturnType<typeof useImportCall>;
}

/** What the server does at the moment; it goes on without the page. */
export function ProgressStep({ one, connectionProblem, call }: ProgressStepProps) {
  const { rowsDone, rowCount, kind, isWaiting } = one;
  const { title, text } = TEXTS[kind][one.state as keyof typeof TEXTS.sheet];
  const unit = kind === 'sheet' ? 'filas' : 'fotos';
  const percent = percentOf(rowsDone, rowCount);
  return (
    <Card title={title}>
      <p className="mt-1 mb-5 text-compact text-tinta-2">
        {isWaiting ? 'Espera su turno: otra carga de tu tienda se está procesando.' : text}
      </p>
      <ProgressBar
        label={title}
        done={rowsDone}
        total={isWaiting ? 0 : rowCount}
        text={
          rowCount > 0 && !isWaiting
            ? `${countText(rowsDone)} de ${countText(rowCount)} ${unit}`
            : isWaiting
              ? 'En espera'
              : 'Empezando...'
        }
      />
      {/* By quarters: every percent would be too much to listen to. */}
      <p role="status" className="sr-only">
        {percent !== null && `${title}: ${Math.floor(percent / 25) * 25} %`}
      </p>
      {connectionProblem && (
        <Notice className="mt-4">
          No pudimos conocer el avance; seguimos intentando. La carga continúa en nuestros servidores.
        </Notice>
      )}
      <p className="mt-4 text-small text-tinta-2">
        Puedes salir de esta página: la carga sigue, y la encuentras en Carga masiva.
      </p>
      <div className="mt-4">
        <FormProblem text={call.problem} />
      </div>
      <CancelImport one={one} call={call} />
    </Card>
  );
}

const SHEET_TEXTS = {
  reading: { title: 'Leyendo el archivo', text: 'Todavía no se guarda nada.' },
  checking: { title: 'Revisando cada fila', text: 'Todavía no se guarda nada.' },
  applying: { title: 'Guardando los productos', text: 'Lo que ya se guardó se ve en tus productos.' },
} as const;

const TEXTS = {
  sheet: SHEET_TEXTS,
  pictures: {
    ...SHEET_TEXTS,
    checking: { title: 'Revisando cada foto', text: 'Todavía no se guarda nada.' },
    applying: { title: 'Guardando las fotos', text: 'Lo que ya se guardó se ve en tus productos.' },
  },
} as const;
