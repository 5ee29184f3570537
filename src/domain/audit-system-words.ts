/** How the log names what operators do with the machinery. */
export const SYSTEM_ACTIONS: Record<string, string> = {
  'system.message-retried': 'Volvió a enviar un mensaje que había fallado',
  'system.message-dismissed': 'Descartó un mensaje que había fallado',
  'setting.legal-text-published': 'Publicó una versión de un texto legal',
  'setting.statuses-renamed': 'Cambió nombres de estados',
  'setting.changed': 'Cambió la configuración',
  'system.job-requested': 'Pidió ejecutar una tarea',
};
