import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { MINIMUM_JUMP_TEXT } from '../../../domain/jump.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { JumpList } from './jump-list.tsx';
import { type JumpOption, jumpGroups } from './jump-options.ts';
import type { JumpSetup } from './jump-setup.ts';
import { readOpened, rememberOpened } from './recently-opened.ts';
import { useJumpHits } from './use-jump-hits.ts';

/** A combobox over everything that she may open (ARIA Authoring Practices); the first option is the one that Enter opens. */
export function JumpDialog({ setup, onClose }: { setup: JumpSetup; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const text = typed.trim().replace(/\s+/g, ' ');
  const [opened] = useState(() => readOpened(setup.memory));
  const { hits, problem, isCurrent } = useJumpHits(setup.ask, text);
  const groups = useMemo(() => jumpGroups(setup, text, hits, opened), [setup, text, hits, opened]);
  const options = groups.flatMap((group) => group.options);
  // What was found later stands below: the place is kept by its address.
  const active = Math.max(
    0,
    options.findIndex(({ href }) => href === place),
  );
  // The dialog gives the focus to its first button.
  useEffect(() => field.current?.focus(), []);
  const choose = ({ hit }: JumpOption) => {
    if (hit) rememberOpened(setup.memory, hit);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      document.getElementById(`${id}-${active}`)?.click();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const next = (active + (event.key === 'ArrowDown' ? 1 : -1) + options.length) % options.length;
    setPlace(options[next]?.href ?? null);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Dialog open onClose={onClose} title="Ir a…" hideTitle className="jump-surface">
      <div className="flex items-center gap-3 border-linea border-b pr-14 pb-3">
        <Icon name="magnifying-glass" size={22} className="text-tinta-3" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Ir a"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? id : undefined}
          aria-activedescendant={options.length > 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={80}
          placeholder={setup.hint}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPlace(null);
          }}
          onKeyDown={onKeyDown}
          className="min-h-[44px] w-full min-w-0 bg-transparent text-lead outline-none placeholder:text-tinta-3"
        />
      </div>
      {options.length > 0 && <JumpList id={id} groups={groups} active={active} onChoose={choose} />}
      <Told {...{ text, problem, isCurrent }} count={options.length} />
    </Dialog>
  );
}

interface ToldProps {
  text: string;
  problem: string | null;
  isCurrent: boolean;
  count: number;
}

/** What the list does not say: that there is none, and for readers how long it is. */
function Told({ text, problem, isCurrent, count }: ToldProps) {
  const isShort = text.length < MINIMUM_JUMP_TEXT;
  const told =
    problem ?? (count > 0 ? null : !isCurrent ? 'Buscando…' : isShort ? 'Escribe un poco más.' : none(text));
  return (
    <div role="status" className={told === null ? 'sr-only' : 'px-3 py-6 text-center text-tinta-2'}>
      {told ?? (isCurrent && `${count} ${count === 1 ? 'resultado' : 'resultados'}`)}
    </div>
  );
}

function none(text: string): string {
  return `Nada coincide con «${text}». Prueba con un número de pedido, un nombre o una referencia.`;
}
