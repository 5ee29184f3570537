export const PROMISE_PERIODS = [30, 90] as const;

/** Orders of the tables, in the words of the address; the usual one first. */
export const PROMISE_ORDERS = [
  { word: 'peores', order: 'worst', name: 'Menos puntuales' },
  { word: 'paquetes', order: 'packages', name: 'Más paquetes' },
  { word: 'nombre', order: 'name', name: 'Nombre' },
] as const;
