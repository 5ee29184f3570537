import type { ActionProps } from './bulk-actions.ts';
import { BulkDialog } from './bulk-dialog.tsx';

const TITLES = { active: 'Activar', paused: 'Pausar', archived: 'Archivar' };
const TEXTS = {
  active: 'Se ven en la tienda los que tengan todo lo que hace falta.',
  paused: 'Dejan de verse en la tienda; los pedidos que ya tienen siguen igual.',
  archived: 'Salen de la tienda y de tu lista; los encuentras en «Archivados».',
};

export function StateDialog({ choice, state, ...props }: ActionProps & { state: keyof typeof TITLES }) {
  return (
    <BulkDialog
      title={`${TITLES[state]} ${choice.count.toLocaleString('es-CO')}`}
      change={{ kind: 'state', state }}
      {...{ choice, ...props }}
    >
      <p className="text-compact text-tinta-2">{TEXTS[state]}</p>
    </BulkDialog>
  );
}
