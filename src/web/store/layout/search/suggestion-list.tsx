import type { ReactNode } from 'react';
import { formatPesos } from '../../../../domain/money.ts';
import { pictureOfWidth } from '../../../../domain/picture.ts';
import { splitTyped } from '../../../../domain/typed-part.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Suggestion, SuggestionGroup, WireProduct } from './suggestion-groups.ts';

interface SuggestionListProps {
  /** Of the list; `<id>-<n>` is its n-th option. */
  id: string;
  groups: readonly SuggestionGroup[];
  /** What the field holds, or what was meant by it. */
  typed: string;
  /** The option that the arrows are on; -1: none. */
  active: number;
  onChoose: (suggestion: Suggestion) => void;
  onComplete: (text: string) => void;
}

/** Groups of options in one listbox; on wide screens the products stand beside the others. */
export function SuggestionList({ id, groups, ...list }: SuggestionListProps) {
  const beside = groups.findIndex(({ isBeside }) => isBeside);
  const firstOf = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { suggestions }) => sum + suggestions.length, 0),
  );
  const shown = groups.map((group, index) => (
    <OptionGroup
      key={group.title}
      id={id}
      group={group}
      number={index}
      first={firstOf[index] ?? 0}
      {...list}
    />
  ));
  const isWideList = beside === groups.length - 1 && beside > 0;
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Sugerencias"
      className={`px-2 pb-6 md:p-0 ${isWideList ? 'md:grid md:grid-cols-[2fr_3fr]' : ''}`}
    >
      {isWideList ? (
        <>
          <div className="md:p-4">{shown.slice(0, beside)}</div>
          <div className="md:bg-lienzo md:p-4 md:border-l md:border-linea">{shown[beside]}</div>
        </>
      ) : (
        <div className="md:p-4">{shown}</div>
      )}
    </div>
  );
}

interface OptionGroupProps extends Omit<SuggestionListProps, 'groups'> {
  group: SuggestionGroup;
  number: number;
  first: number;
}

function OptionGroup({ id, group, number, first, typed, active, onChoose, onComplete }: OptionGroupProps) {
  const titleId = `${id}-grupo-${number}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
    <div
      role="group"
      aria-labelledby={group.title ? titleId : undefined}
      className="pt-4 md:pt-0 md:not-first:pt-2"
    >
      {group.title && (
        <div id={titleId} role="presentation" className="px-[10px] pb-1 font-medium text-small text-tinta-2">
          {group.title}
        </div>
      )}
      {group.suggestions.map((suggestion, index) => (
        <a
          key={suggestion.href + suggestion.kind}
          id={`${id}-${first + index}`}
          role="option"
          tabIndex={-1}
          href={suggestion.href}
          draggable={false}
          aria-selected={first + index === active}
          onClick={() => onChoose(suggestion)}
          className="suggestion"
        >
          {suggestion.kind === 'product' ? (
            <ProductOption product={suggestion.product} />
          ) : (
            <TextOption suggestion={suggestion} typed={typed} onComplete={onComplete} />
          )}
        </a>
      ))}
    </div>
  );
}

const icons = {
  search: 'magnifying-glass',
  typed: 'magnifying-glass',
  past: 'clock-counter-clockwise',
  popular: 'trend-up',
  category: 'squares-four',
  seller: 'storefront',
} as const;

interface TextOptionProps {
  suggestion: Exclude<Suggestion, { kind: 'product' }>;
  typed: string;
  onComplete: (text: string) => void;
}

function TextOption({ suggestion, typed, onComplete }: TextOptionProps) {
  const { kind, text } = suggestion;
  const canComplete = kind === 'search' || kind === 'past' || kind === 'popular';
  return (
    <>
      <Icon name={icons[kind]} className="text-tinta-2" />
      <span className="min-w-0 flex-1 truncate">
        {kind === 'typed' ? (
          `Buscar «${text}»`
        ) : (
          <Completed text={text} typed={kind === 'search' ? typed : ''} />
        )}
        {'place' in suggestion && <span className="text-small text-tinta-3"> {suggestion.place}</span>}
      </span>
      {canComplete && (
        // For fingers; the keyboard has its right arrow.
        <span
          aria-hidden="true"
          onClick={(event) => {
            event.preventDefault();
            event.stopPropagation();
            onComplete(text);
          }}
          className="-my-3 -mr-3 grid size-[48px] place-items-center text-tinta-2 md:hidden"
        >
          <Icon name="arrow-up-left" />
        </span>
      )}
    </>
  );
}

/** What was typed regular, what goes on from it bold. */
function Completed({ text, typed }: { text: string; typed: string }): ReactNode {
  if (typed === '') return text;
  return splitTyped(text, typed).map(({ text, isTyped }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name
    isTyped ? text : <b key={index}>{text}</b>,
  );
}

function ProductOption({ product }: { product: WireProduct }) {
  const { nomProducto, precioProducto, precioRebajado, imagen, nomVendedor, ciudad } = product;
  const { desde, hayExistencias } = product;
  const isLower = precioRebajado !== '';
  return (
    <>
      <img
        src={pictureOfWidth(imagen, 160)}
        alt=""
        width={56}
        height={56}
        decoding="async"
        className="size-[56px] shrink-0 rounded-[12px] bg-crema-1 object-cover"
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold text-compact">{nomProducto}</span>
        <span className="block truncate text-micro text-tinta-3">{`${nomVendedor} · ${ciudad}`}</span>
      </span>
      <span className="shrink-0 text-right">
        <span className={`block font-bold text-body/6 tabular-nums ${isLower ? 'text-tomate-7' : ''}`}>
          {desde && <span className="font-normal text-micro text-tinta-3">Desde </span>}
          {formatPesos(isLower ? Number(precioRebajado) : precioProducto)}
        </span>
        {isLower && (
          <s className="block text-micro text-tinta-3 tabular-nums">
            <span className="sr-only">antes </span>
            {formatPesos(precioProducto)}
          </s>
        )}
        {hayExistencias === false && (
          <span className="block font-semibold text-micro text-tinta-2">Agotado</span>
        )}
      </span>
    </>
  );
}
