/** Every address of the operators' console; apart from the shop's, which every visitor loads. */
export const operatorPaths = {
  home: () => '/operacion',
  enter: (returnTo?: string) =>
    returnTo ? `/operacion/entrar?returnTo=${encodeURIComponent(returnTo)}` : '/operacion/entrar',
  staff: () => '/operacion/equipo',
  security: () => '/operacion/seguridad',
} as const;
