const format = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Bogota',
});

/** Server and browser write the same: some versions put a narrow space before 'p. m.'. */
export function dateTimeText(iso: string): string {
  return format.format(new Date(iso)).replaceAll(/[\u00a0\u202f]/g, ' ');
}
