import { saveBlob } from '../../../panel/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/surfaces.tsx';

/** Shown once, after they were made. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const download = () =>
    saveBlob('codigos-de-recuperacion.txt', new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  return (
    <div className="mt-5 grid gap-4">
      <Notice>
        Guarda estos códigos en un lugar seguro: no los volvemos a mostrar. Cada uno sirve una vez, para el
        día en que no tengas el teléfono.
      </Notice>
      <ul
        aria-label="Códigos de recuperación"
        className="cifra grid grid-cols-2 gap-2 rounded-[12px] bg-crema-1 p-4"
      >
        {codes.map((code) => (
          <li key={code} className="text-center">
            {code}
          </li>
        ))}
      </ul>
      <Button variant="outline" full onClick={download}>
        Descargar los códigos
      </Button>
      <Button full onClick={onDone}>
        Ya los guardé
      </Button>
    </div>
  );
}
