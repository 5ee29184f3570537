import { formatPesos } from '../../../domain/money.ts';
import type { RateCardForm } from '../../../domain/rate-card-form.ts';
import type { ZoneReason } from '../../../domain/shipping-rate.ts';
import { Notice } from '../../ui/surfaces.tsx';

export interface Explained {
  originName: string;
  destinationName: string;
  zone: string;
  zoneName: string;
  zoneReason: ZoneReason;
  billableKilograms: number;
  extraKilograms: number;
  freight: number;
  declaredValue: number;
  insurance: number;
  isFree: boolean;
  isCovered: boolean;
  isDeliverable: boolean;
  rate: number;
  minimumDays: number;
  maximumDays: number;
}

const REASONS: Record<ZoneReason, string> = {
  'same-city': 'origen y destino son el mismo municipio',
  'metropolitan-area': 'los dos municipios están en la misma área metropolitana',
  'island-or-jungle': 'uno de los dos está en un departamento de islas o selva',
  forwarding: 'a uno de los dos se llega por reexpedición',
  'special-department': 'uno de los dos está en un departamento especial',
  'same-department': 'los dos municipios son del mismo departamento',
  near: 'están a la distancia regional o menos',
  far: 'están a más de la distancia regional',
};

/** Step by step, as the server computed it. */
export function ExplainedRate({ explained: it, card }: { explained: Explained; card: RateCardForm }) {
  const rows = [
    [`Zona ${it.zone} · ${it.zoneName}`, `porque ${REASONS[it.zoneReason]}`],
    ['Peso que se cobra', `${it.billableKilograms} kg, el mayor entre el real y el volumétrico`],
    [
      `Flete ${formatPesos(it.freight)}`,
      `los primeros ${card.firstKilograms.toLocaleString('es-CO')} kg y ${it.extraKilograms} kg adicionales`,
    ],
    [`Seguro ${formatPesos(it.insurance)}`, `por un valor declarado de ${formatPesos(it.declaredValue)}`],
    ['Entrega', `${it.minimumDays} a ${it.maximumDays} días hábiles`],
  ];
  return (
    <div className="mt-5 border-linea border-t pt-4">
      <p className="text-tinta-2">
        {it.originName} → {it.destinationName}
      </p>
      <p className="cifra text-total">{it.isFree ? 'Gratis' : formatPesos(it.rate)}</p>
      {!it.isDeliverable && (
        <Notice tone="urgent" className="mt-3">
          {it.isCovered
            ? 'No se entrega: es un producto fresco y esta zona no lleva productos frescos.'
            : 'No se entrega: el destino no tiene cobertura.'}
        </Notice>
      )}
      <dl className="mt-3 grid gap-2 text-small">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-tinta-2">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
