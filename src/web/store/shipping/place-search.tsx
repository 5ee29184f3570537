import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { findPlaces } from '../../../domain/place-search.ts';
import { splitTyped } from '../../../domain/typed-part.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Municipality } from './use-municipalities.ts';
import { useReach } from './use-reach.ts';

const MOST_SHOWN = 8;

interface PlaceSearchProps {
  places: readonly Municipality[];
  /** In place of the list until it is there. */
  waiting: string | null;
  onChoose: (place: Municipality) => void;
}

/** A combobox over all municipalities: the focus stays in the field, Enter takes the marked one. */
export function PlaceSearch({ places, waiting, onChoose }: PlaceSearchProps) {
  const [text, setText] = useState('');
  const [index, setIndex] = useState(0);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // After the dialog is open, which gives the focus to its first button.
  useEffect(() => field.current?.focus(), []);
  const found = findPlaces(places, text, MOST_SHOWN);
  const reachOf = useReach(found.map((place) => place.id));
  const type = (typed: string) => {
    setText(typed);
    setIndex(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'Escape' && text !== '') type('');
    else if (found.length > 0 && (key === 'ArrowDown' || key === 'ArrowUp'))
      setIndex((index + (key === 'ArrowDown' ? 1 : -1) + found.length) % found.length);
    else if (key === 'Enter' && found[index]) onChoose(found[index]);
    else return;
    event.preventDefault();
  };
  return (
    <div>
      <div className="search-field h-[52px]! rounded-[13px]!">
        <Icon name="magnifying-glass" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Municipio"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={found.length > 0 ? id : undefined}
          aria-activedescendant={found[index] && `${id}-${index}`}
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="done"
          maxLength={60}
          placeholder="Escribe tu municipio"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <p role="status" className={found.length > 0 || text.trim() === '' ? 'sr-only' : 'mt-3 text-tinta-2'}>
        {statusText(text, found.length, waiting)}
      </p>
      {found.length > 0 && (
        <div id={id} role="listbox" aria-label="Municipios" className="mt-2">
          {found.map((place, at) => (
            <PlaceOption
              key={place.id}
              id={`${id}-${at}`}
              typed={text}
              reach={reachOf(place.id)}
              isActive={at === index}
              {...{ place, onChoose }}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function statusText(typed: string, count: number, waiting: string | null): string {
  if (typed.trim() === '') return '';
  if (count > 0) return count === 1 ? '1 municipio' : `${count} municipios`;
  return waiting ?? `No encontramos «${typed.trim()}». Revisa el nombre del municipio.`;
}

interface PlaceOptionProps extends Pick<PlaceSearchProps, 'onChoose'> {
  id: string;
  place: Municipality;
  typed: string;
  /** 'Llegan 52 de 97'; null until it is known. */
  reach: string | null;
  isActive: boolean;
}

function PlaceOption({ id, place, typed, reach, isActive, onChoose }: PlaceOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of its list
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(place)}
      className="suggestion"
    >
      <Icon name="map-pin" className="text-tinta-2" />
      <span className="min-w-0">
        <span className="block truncate text-body/5 *:text-verde-7">
          <Marked text={place.name} typed={typed} />
        </span>
        <span className="block truncate text-small/[18px] text-tinta-3">{place.departmentName}</span>
      </span>
      {reach && <span className="ml-auto shrink-0 pl-3 text-small text-tinta-2">{reach}</span>}
    </div>
  );
}

function Marked({ text, typed }: { text: string; typed: string }): ReactNode {
  return splitTyped(text, typed).map(({ text, isTyped }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name
    isTyped ? <b key={index}>{text}</b> : text,
  );
}
