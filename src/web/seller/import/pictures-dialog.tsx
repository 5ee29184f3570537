import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { RadioCard } from '../../ui/choice-fields.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fileSizeText } from './upload-kind.ts';

interface PicturesDialogProps {
  file: File;
  onClose: () => void;
  onSend: (replacesPictures: boolean) => void;
}

/** What becomes of the pictures that the products have, asked before a ZIP is sent. */
export function PicturesDialog({ file, onClose, onSend }: PicturesDialogProps) {
  const [replaces, setReplaces] = useState(false);
  return (
    <Dialog open onClose={onClose} title="Fotos de los productos">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend(replaces);
        }}
      >
        <p className="break-words text-compact text-tinta-2">
          {file.name}, {fileSizeText(file.size)}
        </p>
        <fieldset className="m-0 mt-4 grid gap-3 border-0 p-0">
          <legend className="mb-3 font-semibold">¿Y las fotos que los productos ya tienen?</legend>
          <RadioCard
            name="modo"
            checked={!replaces}
            onChange={() => setReplaces(false)}
            label="Se quedan"
            description="Las del ZIP se agregan después de ellas."
          />
          <RadioCard
            name="modo"
            checked={replaces}
            onChange={() => setReplaces(true)}
            label="Se cambian"
            description="Cada producto con fotos en el ZIP queda solo con esas. Los demás no cambian."
          />
        </fieldset>
        <div className="mt-5 flex flex-wrap gap-2">
          <Button type="submit">Subir las fotos</Button>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
