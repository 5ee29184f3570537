import { useState } from 'react';
import { paths } from '../../../../wire/paths.ts';
import type { PageProps } from '../../../app/page.ts';
import { useFocusAfterRemoval } from '../../../app/use-focus-after-removal.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { AccountFrame } from '../../accounts/account/account-frame.tsx';
import { keyOfWanted, type WantedLine } from '../basket/basket.ts';
import { BasketBar } from '../basket/basket-bar.tsx';
import { BasketRow } from '../basket/basket-row.tsx';
import { useBasket } from '../basket/use-basket.ts';
import { ListSettings } from './list-settings.tsx';
import type { listLoader } from './lists.loader.ts';
import { SharePanel } from './share-panel.tsx';
import { useSavedLines } from './use-saved-lines.ts';

export function Page({ data: { user, list } }: PageProps<typeof listLoader>) {
  const [name, setName] = useState(list.name);
  const { lines, setUnits, problem } = useSavedLines(list.id, list.lines);
  const heading = useFocusAfterRemoval(lines.length);
  return (
    <AccountFrame user={user} tab="lists">
      <Panel aria-labelledby="lista">
        <a href={paths.lists()} className="text-link">
          Tus listas
        </a>
        <h3 id="lista" ref={heading} tabIndex={-1} className="heading-3 mt-2 break-words">
          {name}
        </h3>
        <FormProblem text={problem} />
        {lines.length === 0 ? <NothingYet /> : <Lines lines={lines} onUnits={setUnits} />}
      </Panel>
      <SharePanel list={list} />
      <ListSettings listId={list.id} name={name} onRenamed={setName} />
    </AccountFrame>
  );
}

interface LinesProps {
  lines: readonly WantedLine[];
  /** 0 takes it out. */
  onUnits: (line: WantedLine, units: number) => void;
}

function Lines({ lines, onUnits }: LinesProps) {
  const basket = useBasket(lines);
  return (
    <>
      <ul className="mt-2 divide-y divide-linea">
        {lines.map((line) => (
          <BasketRow
            key={keyOfWanted(line)}
            line={line}
            choice={basket.choiceOf(line)}
            room={basket.roomFor(line)}
            stuckText={basket.stuck.has(line.productId) ? `No llega a ${basket.place.cityName}.` : null}
            onChange={(parts) => {
              basket.change(line, parts);
              if (parts.quantity !== undefined) onUnits(line, parts.quantity);
            }}
            onRemove={() => onUnits(line, 0)}
          />
        ))}
      </ul>
      <BasketBar basket={basket} />
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState
      pictureUrl="/pictures/empty-wishlist-320.webp"
      text="Esta lista está vacía. Guarda productos desde su página o desde tus favoritos."
      action={
        <ButtonLink variant="secondary" href={paths.products()}>
          Ver productos
        </ButtonLink>
      }
    />
  );
}
