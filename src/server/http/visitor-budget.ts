/** What each visitor may ask for that has to be made: a bucket that refills evenly. */
export interface VisitorBudget {
  /** Whether the visitor may have this made; false costs nothing. */
  take: (visitor: string, cost: number) => boolean;
  /** Whether the visitor has used most of it, as programs do that read page after page. */
  isHeavy: (visitor: string) => boolean;
}

interface Bucket {
  left: number;
  at: number;
}

/** Seconds of refill that a full bucket holds: whole offices and carriers arrive at once. */
const BURST_SECONDS = 30;
/** The share of a bucket that whoever reads as people do leaves in it. */
const HEAVY_BELOW = 0.25;
const REMEMBERED_VISITORS = 20_000;

export function createVisitorBudget(perSecond: number, now: () => number): VisitorBudget {
  const full = perSecond * BURST_SECONDS;
  const buckets = new Map<string, Bucket>();
  // A clock that is set back takes nothing away.
  const refilled = ({ left, at }: Bucket, until: number) =>
    Math.min(full, left + (Math.max(0, until - at) / 1_000) * perSecond);
  return {
    take: (visitor, cost) => {
      if (perSecond === 0) return true;
      const at = now();
      const before = buckets.get(visitor);
      const left = before ? refilled(before, at) : full;
      const isEnough = left >= cost;
      // Moves it to the end, the place of who came last.
      buckets.delete(visitor);
      buckets.set(visitor, { left: isEnough ? left - cost : left, at });
      const [oldest] = buckets.keys();
      if (buckets.size > REMEMBERED_VISITORS && oldest !== undefined) buckets.delete(oldest);
      return isEnough;
    },
    isHeavy: (visitor) => {
      const before = buckets.get(visitor);
      if (perSecond === 0 || !before) return false;
      return refilled(before, now()) < full * HEAVY_BELOW;
    },
  };
}

const ASKING_PARAMETERS = [
  ...['search', 'categorias', 'vendedores', 'ciudades', 'opcion', 'precioDesde', 'precioHasta', 'ver'],
  ...['calificacion', 'enOferta', 'disponibles', 'pagoEnCasa'],
  ...['ciudad', 'llega', 'envioGratis', 'puestoDesde', 'puestoHasta'],
];

/** A search or a filtered list asks the database several times as much as anything else. */
export function costOf(parameters: URLSearchParams): number {
  return ASKING_PARAMETERS.some((name) => parameters.has(name)) ? 4 : 1;
}
