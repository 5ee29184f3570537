/** How the log names what concerns the marketplace's own people. */
export const STAFF_ACTIONS: Record<string, string> = {
  'staff.entered': 'Entró a la operación',
  'staff.added': 'Dio acceso a la operación',
  'staff.role-changed': 'Cambió el rol de alguien del equipo',
  'staff.removed': 'Quitó el acceso a la operación',
  'staff.second-factor-on': 'Activó su segundo factor',
  'staff.second-factor-off': 'Quitó su segundo factor',
  'staff.second-factor-reset': 'Quitó el segundo factor de alguien del equipo',
  'staff.recovery-code-used': 'Entró con un código de recuperación',
  'staff.recovery-codes-renewed': 'Pidió códigos de recuperación nuevos',
};
