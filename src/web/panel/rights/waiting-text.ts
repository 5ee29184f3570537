/** '3 esperan tu respuesta; 1 ya venció.' below a queue's heading; `none` when nobody waits. */
export function waitingText(
  { waiting, overdue }: { waiting: number; overdue: number },
  none: string,
): string {
  const first = waiting === 1 ? 'Uno espera tu respuesta' : `${waiting} esperan tu respuesta`;
  const late = overdue === 1 ? 'un plazo ya venció' : `${overdue} plazos ya vencieron`;
  if (waiting === 0) return overdue === 0 ? none : `Atención: ${late}.`;
  return overdue === 0 ? `${first}.` : `${first}; ${late}.`;
}
