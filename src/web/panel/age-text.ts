/** How long somebody has been waiting: 'hace 5 minutos'. */
export function ageText(moment: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - moment) / 60_000));
  if (minutes < 1) return 'ahora mismo';
  if (minutes < 60) return `hace ${counted(minutes, 'minuto')}`;
  const hours = Math.floor(minutes / 60);
  return `hace ${hours < 48 ? counted(hours, 'hora') : counted(Math.floor(hours / 24), 'día')}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

const HOUR_MILLIS = 60 * 60 * 1000;

export interface PromiseState {
  isLate: boolean;
  /** 'Quedan 6 horas', 'Vencido hace 2 días'. */
  text: string;
}

/** How a promise of so many hours stands for what has been waiting since a moment. */
export function promiseState(since: number, promiseHours: number, now: number): PromiseState {
  const due = since + promiseHours * HOUR_MILLIS;
  if (due <= now) return { isLate: true, text: `Vencido ${ageText(due, now)}` };
  const minutes = Math.ceil((due - now) / 60_000);
  if (minutes < 60) return { isLate: false, text: left(minutes, 'minuto') };
  const hours = Math.floor(minutes / 60);
  return { isLate: false, text: hours < 48 ? left(hours, 'hora') : left(Math.floor(hours / 24), 'día') };
}

function left(count: number, noun: string): string {
  return `${count === 1 ? 'Queda' : 'Quedan'} ${counted(count, noun)}`;
}
