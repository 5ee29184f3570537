import { PACKAGE_STATUSES } from './package-status.ts';
import { SETTING_GROUPS, type SettingField } from './setting-groups.ts';

/** How the log names what operators do with the machinery. */
export const SYSTEM_ACTIONS: Record<string, string> = {
  'system.message-retried': 'Volvió a enviar un mensaje que había fallado',
  'system.message-dismissed': 'Descartó un mensaje que había fallado',
  'setting.legal-text-published': 'Publicó una versión de un texto legal',
  'setting.statuses-renamed': 'Cambió nombres de estados',
  'setting.changed': 'Cambió la configuración',
  'system.job-requested': 'Pidió ejecutar una tarea',
};

const fields: readonly SettingField[] = Object.values(SETTING_GROUPS).flatMap((group) => [...group.fields]);

/** What changes in the settings, by the labels of their forms. */
export const SYSTEM_NAMES: Record<string, string> = {
  ...Object.fromEntries(fields.map(({ path, label }) => [path, label])),
  ...Object.fromEntries(PACKAGE_STATUSES.map(({ id }) => [`status-${id}`, `Estado ${id}`])),
  synonyms: 'Sinónimos',
  isOn: 'Solo lectura',
  legalVersion: 'Versión',
  zones: 'Zonas',
  firstKilograms: 'Peso del primer cobro',
  volumetricDivisor: 'Divisor volumétrico',
  insurance: 'Seguro',
  regionalKilometres: 'Distancia regional',
  metropolitanAreas: 'Áreas metropolitanas',
  specialDepartmentIds: 'Departamentos especiales',
  islandDepartmentIds: 'Departamentos de islas y selva',
  uncoveredCityIds: 'Municipios sin cobertura',
  freeFromPesos: 'Envío gratis desde',
};

export const SYSTEM_SUBJECTS: Record<string, string> = {
  'message-out': 'Correo o SMS',
  job: 'Tarea',
  setting: 'Configuración',
  legal: 'Texto legal',
};
