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
