import type { useBlocker } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface LeavingDialogProps {
  blocker: ReturnType<typeof useBlocker>;
  title?: string;
  text: string;
  stay?: string;
  leave?: string;
}

/** What `useLeavingGuard` asks within the program. */
export function LeavingDialog({
  blocker,
  title = 'Hay cambios sin guardar',
  text,
  stay = 'Seguir editando',
  leave = 'Salir sin guardar',
}: LeavingDialogProps) {
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} title={title}>
      <p>{text}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button onClick={() => blocker.reset?.()}>{stay}</Button>
        <Button variant="destructive" onClick={() => blocker.proceed?.()}>
          {leave}
        </Button>
      </div>
    </Dialog>
  );
}
