/** What schema.org, Google and Meta call the attributes that variants may differ in. Null: they have no word for it. */
export function variantProperty(attribute: string): 'color' | 'size' | 'material' | 'pattern' | null {
  const name = attribute.trim().toLowerCase();
  if (/^colou?r(es)?$/.test(name)) return 'color';
  if (/^(talla|tamaño|presentación|contenido|capacidad)$/.test(name)) return 'size';
  if (/^material(es)?$/.test(name)) return 'material';
  return /^(diseño|estampado)$/.test(name) ? 'pattern' : null;
}
