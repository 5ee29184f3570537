import { useState } from 'react';
import {
  SEARCH_EFFECT_NAMES,
  SEARCH_RULE_STATE_NAMES,
  type SearchRuleState,
} from '../../../../domain/search-rule.ts';
import { operatorPaths } from '../../../../wire/operator-paths.ts';
import { callApi } from '../../../app/api-client.ts';
import { Card } from '../../../panel/card.tsx';
import { ConfirmDialog } from '../../../panel/confirm-dialog.tsx';
import { type Column, DataTable } from '../../../panel/data-table.tsx';
import { shortDayText } from '../../../panel/date-texts.ts';
import { State } from '../../../panel/state.tsx';
import { Button } from '../../../ui/button.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import type { SearchesData } from './searches.loader.ts';

type Rule = SearchesData['rules'][number];

const TONES = { active: 'done', scheduled: 'moving', ended: 'neutral' } as const satisfies Record<
  SearchRuleState,
  string
>;

/** Products with a place of their own in a search. */
export function SearchRules({ rules, mayRule, text, today }: SearchesData) {
  const [isCreating, setCreating] = useState(mayRule && text !== '');
  const [leaving, setLeaving] = useState<Rule | null>(null);
  return (
    <Card
      title="Reglas"
      className="mt-4"
      action={
        mayRule && (
          <Button size="compact" onClick={() => setCreating(true)}>
            Nueva regla
          </Button>
        )
      }
    >
      <p className="mt-2 text-tinta-2">
        Valen para la búsqueda exacta, sin tildes ni mayúsculas. Los cambios quedan en el registro.
      </p>
      <DataTable
        label="Reglas de búsqueda"
        rows={rules}
        rowKey={({ id }) => id}
        empty="No hay reglas: la búsqueda ordena sola."
        columns={mayRule ? [...COLUMNS, deleteColumn(setLeaving)] : COLUMNS}
      />
      {isCreating && <RuleDialog text={text} today={today} onClose={() => setCreating(false)} />}
      {leaving && (
        <ConfirmDialog
          title="Eliminar la regla"
          button="Eliminar"
          doing="Eliminando..."
          done="La regla ya no cuenta."
          send={() => callApi('removeSearchRule', { params: { ruleId: leaving.id } })}
          onClose={() => setLeaving(null)}
        >
          <p>
            «{leaving.productName}» vuelve a su lugar en la búsqueda «{leaving.words}».
          </p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

const COLUMNS: readonly Column<Rule>[] = [
  {
    id: 'words',
    header: 'Búsqueda',
    stacked: 'title',
    cell: ({ words }) => (
      <a href={operatorPaths.searches({ ver: 'probar', texto: words })} className="text-link font-semibold">
        {words}
      </a>
    ),
  },
  {
    id: 'state',
    header: 'Estado',
    stacked: 'side',
    cell: ({ state }) => <State tone={TONES[state]}>{SEARCH_RULE_STATE_NAMES[state]}</State>,
  },
  {
    id: 'product',
    header: 'Producto',
    stacked: 'full',
    cell: ({ productId, productName, shopName, isShown }) => (
      <span>
        <a href={operatorPaths.product(productId)} className="text-link">
          {productName}
        </a>
        <span className="block text-small text-tinta-3">
          {isShown ? shopName : `${shopName} · no está a la venta`}
        </span>
      </span>
    ),
  },
  { id: 'effect', header: 'Efecto', cell: ({ effect }) => SEARCH_EFFECT_NAMES[effect] },
  {
    id: 'days',
    header: 'Fechas',
    cell: ({ startsOn, endsOn }) =>
      endsOn === null
        ? `Desde el ${shortDayText(startsOn)}`
        : `${shortDayText(startsOn)} a ${shortDayText(endsOn)}`,
  },
];

function deleteColumn(onChoose: (rule: Rule) => void): Column<Rule> {
  return {
    id: 'delete',
    header: 'Acciones',
    hideHeader: true,
    stacked: 'full',
    align: 'end',
    cell: (rule) => (
      <Button
        size="compact"
        variant="outline"
        aria-label={`Eliminar la regla de ${rule.productName} en ${rule.words}`}
        onClick={() => onChoose(rule)}
      >
        Eliminar
      </Button>
    ),
  };
}
