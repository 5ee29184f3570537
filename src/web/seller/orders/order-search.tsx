import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { fieldBox, fieldControl } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';

/** A form of its own address, so that it also works before the program is there. */
export function OrderSearch({ search, tabWord }: { search: string; tabWord: string }) {
  const [typed, setTyped] = useState(search);
  const navigate = useNavigate();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const query = new URLSearchParams({ grupo: tabWord, buscar: typed.trim() });
    void navigate(`${sellerPaths.orders()}?${query}`);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2023 do not know <search>
    <form role="search" action={sellerPaths.orders()} onSubmit={send} className="min-w-0 flex-[1_1_280px]">
      <input type="hidden" name="grupo" value={tabWord} />
      <span className={`${fieldBox} pr-1!`}>
        <input
          type="search"
          name="buscar"
          maxLength={80}
          aria-label="Buscar pedidos"
          placeholder="Número, cliente, producto o guía"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className={fieldControl}
        />
        <button
          type="submit"
          aria-label="Buscar"
          className="grid size-[44px] shrink-0 place-items-center rounded-[10px] hover:bg-crema-2"
        >
          <Icon name="magnifying-glass" size={22} />
        </button>
      </span>
    </form>
  );
}
