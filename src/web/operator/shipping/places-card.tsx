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
      <FormProblem text={problems.areas ?? null} />
      {areas.map((area, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an area has no name of its own until it is typed
        <div key={index} className="mt-3 rounded-[14px] border border-linea p-4">
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              label="Nombre del área"
              maxLength={60}
              className="min-w-0 flex-1"
              disabled={disabled}
              value={area.name}
              onChange={(event) => changeArea(index, { name: event.currentTarget.value })}
            />
            {!disabled && (
              <Button
                variant="outline"
                onClick={() =>
                  onChange({ ...card, metropolitanAreas: areas.filter((_, at) => at !== index) })
                }
              >
                Quitar<span className="sr-only"> {area.name}</span>
              </Button>
            )}
          </div>
          <PlaceList
            label={`Municipios de ${area.name || 'esta área'}`}
            places={cities}
            chosen={area.cityIds}
            disabled={disabled}
            onChange={(cityIds) => changeArea(index, { cityIds })}
          />
        </div>
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
