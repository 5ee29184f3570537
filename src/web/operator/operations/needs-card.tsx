import { Card } from '../../panel/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { SystemData } from './system.loader.ts';

type Need = SystemData['state']['needs'][number];

/** What whoever runs the server has not configured; it stays until it is. */
export function NeedsCard({ needs }: { needs: readonly Need[] }) {
  if (needs.length === 0) return null;
  return (
    <Card title="Falta por configurar" className="mt-5">
      <p className="mt-2 text-tinta-2">
        Lo cambia quien administra el servidor, en sus variables; rige desde el siguiente arranque.
      </p>
      <NeedList needs={needs} />
    </Card>
  );
}

export function NeedList({ needs }: { needs: readonly Need[] }) {
  return (
    <ul className="mt-4 grid gap-3" aria-label="Falta por configurar">
      {needs.map(({ id, name, text }) => (
        <li key={id} className="flex items-start gap-3 rounded-[14px] bg-tomate-1 px-4 py-3 text-tomate-7">
          <Icon name="warning" weight="duotone" size={28} />
          <span className="min-w-0">
            <strong className="block">{name}</strong>
            <span className="block text-small leading-[21px] [overflow-wrap:anywhere]">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
