import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/surfaces.tsx';

/** A secret that stands on the screen this one time. */
export function SecretShown({
  title,
  secret,
  onDone,
}: {
  title: string;
  secret: string;
  onDone: () => void;
}) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Notice tone="done" className="mt-4">
      <p className="font-semibold">{title}</p>
      <p>Cópialo ahora: no volvemos a mostrarlo.</p>
      <code className="my-2 block break-all rounded-[10px] bg-papel px-3 py-2 text-small">{secret}</code>
      <span className="flex flex-wrap gap-2">
        <Button size="compact" variant="outline" onClick={() => void copy()}>
          {isCopied ? 'Copiado' : 'Copiar'}
        </Button>
        <Button size="compact" variant="outline" onClick={onDone}>
          Ya lo guardé
        </Button>
      </span>
    </Notice>
  );
}
