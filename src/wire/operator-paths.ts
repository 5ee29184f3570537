/** Every address of the operators' console; apart from the shop's, which every visitor loads. */
export const operatorPaths = {
  home: () => '/operacion',
  enter: (returnTo?: string) =>
    returnTo ? `/operacion/entrar?returnTo=${encodeURIComponent(returnTo)}` : '/operacion/entrar',
  orders: () => '/operacion/pedidos',
  order: (orderNumber: number) => `/operacion/pedidos/${orderNumber}`,
  products: () => '/operacion/productos',
  product: (productId: number) => `/operacion/productos/${productId}`,
  reviews: () => '/operacion/moderacion',
  reportedQuestions: () => '/operacion/moderacion/preguntas',
  contactMessages: () => '/operacion/moderacion/mensajes',
  catalogue: (categoryId?: number) =>
    categoryId ? `/operacion/catalogo?categoria=${categoryId}` : '/operacion/catalogo',
  content: () => '/operacion/contenido',
  contentSlot: (slot: string) => `/operacion/contenido/${slot}`,
  /** The shop's own home page with a version that shoppers do not see yet. */
  contentPreview: (versionId: number) => `/?vista-previa=${versionId}`,
  staff: () => '/operacion/equipo',
  security: () => '/operacion/seguridad',
} as const;
