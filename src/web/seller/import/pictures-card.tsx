import { useRevalidator } from 'react-router';
import { callApi } from '../../app/api-client.ts';
import { useSending } from '../../app/use-sending.ts';
import { Card } from '../../panel/card.tsx';
import { ProgressBar } from '../../panel/progress-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { type ImportDetail, picturesText } from './import-texts.ts';

/** How many of the pictures by address have come; it goes on without the page. */
export function PicturesCard({ one }: { one: ImportDetail }) {
  const { revalidate } = useRevalidator();
  const { sending, problem, send } = useSending();
  const { pictures } = one;
  if (!pictures) return null;
  const { total, fetched, failed, waiting } = pictures;
  const isOver = waiting === 0;
  const retry = () =>
    void send(() => callApi('retryImportPictures', { params: { importId: one.id } }), revalidate);
  return (
    <Card title={isOver ? 'Las fotos' : 'Trayendo las fotos'} className="mt-5">
      <p className="mt-1 mb-4 text-compact text-tinta-2">
        {isOver
          ? 'Las copiamos a nuestro sitio: ya no dependen de la dirección de donde vienen.'
          : 'Las traemos de sus direcciones. Cada producto se activa cuando llega su primera foto.'}
      </p>
      <ProgressBar label="Fotos" done={fetched + failed} total={total} text={picturesText(pictures)} />
      {isOver && failed > 0 && (
        <div className="mt-4 grid gap-3">
          <p className="text-compact text-tinta-2">
            En «Con avisos», fila por fila, está por qué. Corrige la dirección en tu hoja, o intenta otra vez.
          </p>
          <FormProblem text={problem} />
          <Button
            size="compact"
            variant="outline"
            loading={sending}
            loadingLabel="Empezando..."
            className="justify-self-start"
            onClick={retry}
          >
            Intentar de nuevo
          </Button>
        </div>
      )}
    </Card>
  );
}
