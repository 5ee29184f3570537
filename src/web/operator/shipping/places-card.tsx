import { useState } from 'react';
import { Card } from '../../panel/card.tsx';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import type { CardPart } from './card-editor.tsx';
import { type Place, PlaceList } from './place-list.tsx';

interface PlacesCardProps extends CardPart {
  cities: readonly Place[];
  departments: readonly Place[];
}

/** Which places belong together, cost more, or are not served. */
export function PlacesCard({ card, problems, disabled, onChange, cities, departments }: PlacesCardProps) {
  const { metropolitanAreas: areas } = card;
  const changeArea = (index: number, part: Partial<(typeof areas)[number]>) =>
    onChange({
      ...card,
      metropolitanAreas: areas.map((area, at) => (at === index ? { ...area, ...part } : area)),
    });
  return (
    <Card title="Cobertura">
      <PlaceList
        label="Departamentos especiales"
        places={departments}
        chosen={card.specialDepartmentIds}
        disabled={disabled}
        onChange={(specialDepartmentIds) => onChange({ ...card, specialDepartmentIds })}
      />
      <PlaceList
        label="Departamentos de islas y selva"
        places={departments}
        chosen={card.islandDepartmentIds}
        disabled={disabled}
        onChange={(islandDepartmentIds) => onChange({ ...card, islandDepartmentIds })}
      />
      <PlaceList
        label="Municipios sin cobertura"
        places={cities}
        chosen={card.uncoveredCityIds}
        disabled={disabled}
        onChange={(uncoveredCityIds) => onChange({ ...card, uncoveredCityIds })}
      />
      <h3 className="mt-6 font-semibold">Áreas metropolitanas</h3>
      <FormProblem text={problems.metropolitanAreas ?? null} />
      {areas.map((area, index) => (
        <MetropolitanArea
          // biome-ignore lint/suspicious/noArrayIndexKey: an area has no name of its own until it is typed
          key={index}
          area={area}
          cities={cities}
          disabled={disabled}
          onChange={(part) => changeArea(index, part)}
          onRemove={() => onChange({ ...card, metropolitanAreas: areas.filter((_, at) => at !== index) })}
        />
      ))}
      {!disabled && (
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() => onChange({ ...card, metropolitanAreas: [...areas, { name: '', cityIds: [] }] })}
        >
          Agregar un área
        </Button>
      )}
    </Card>
  );
}

type Area = CardPart['card']['metropolitanAreas'][number];

interface MetropolitanAreaProps {
  area: Area;
  cities: readonly Place[];
  disabled: boolean;
  onChange: (part: Partial<Area>) => void;
  onRemove: () => void;
}

function MetropolitanArea({ area, cities, disabled, onChange, onRemove }: MetropolitanAreaProps) {
  // A new one stands open, and stays so while its name is typed.
  const [isNew] = useState(area.name === '');
  return (
    <details open={isNew} className="mt-3 rounded-[14px] border border-linea px-4 py-2">
      <summary className="min-h-[44px] cursor-pointer py-2 font-semibold">
        {area.name || 'Área nueva'}{' '}
        <span className="font-normal text-tinta-2">({area.cityIds.length} municipios)</span>
      </summary>
      <div className="flex flex-wrap items-end gap-3 pt-2">
        <TextField
          label="Nombre del área"
          maxLength={60}
          className="min-w-0 flex-1"
          disabled={disabled}
          value={area.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        {!disabled && (
          <Button variant="outline" onClick={onRemove}>
            Quitar<span className="sr-only"> {area.name}</span>
          </Button>
        )}
      </div>
      <PlaceList
        label={`Municipios de ${area.name || 'esta área'}`}
        places={cities}
        chosen={area.cityIds}
        disabled={disabled}
        onChange={(cityIds) => onChange({ cityIds })}
      />
    </details>
  );
}
