/*
 * Exports of other shops as they are: the columns in their order, the values as those programs write them.
 *
 * Shopify, since 2024: header of product_template.csv as several public programs write it, for example
 *   https://launchcsv.com/guides/shopify-product-csv-template-explained and
 *   https://striveformats.com/guides/shopify/shopify-product-csv-template-explained ('Option1 Linked To', 'URL handle').
 * Shopify, before: https://inyourdoghousegifts.com/pages/inventory-csv-file-format-explained, with 'Variant Grams',
 *   'Variant Compare At Price', 'Image Src' and 'Variant Image' as in products_export.csv.
 * WooCommerce: https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Importer-&-Exporter and
 *   https://gist.github.com/manutheblacker/c7fe4d407c85994b2d5d431c313b65f2; the Spanish headers as shops in Spanish
 *   export them ('¿Está destacado?', 'Nombre del atributo 1', 'Superior').
 * Mercado Libre: columns of the sheet that changes publications (ITEM_ID, SKU, TITLE, MARKETPLACE_PRICE, QUANTITY,
 *   STATUS, CATEGORY, DESCRIPTION) and of the one that makes them ('Código de catálogo ML', 'Título', 'Varía por: …',
 *   'Fotos', 'Precio [$]', 'Profundidad (cm)', 'Peso físico (kg)'), as public programs that read them name them.
 */

export const SHOPIFY_HEADERS =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Variant Weight Unit,Variant Tax Code,Cost per item,Status'.split(
    ',',
  );

export const NEW_SHOPIFY_HEADERS =
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value,Option2 Linked To,Option3 name,Option3 value,Option3 Linked To,Price,Compare-at price,Cost per item,Charge tax,Tax code,Unit price total measure,Unit price total measure unit,Unit price base measure,Unit price base measure unit,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Requires shipping,Fulfillment service,Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title,SEO description'.split(
    ',',
  );

export const WOO_HEADERS = [
  ...'ID|Tipo|SKU|GTIN, UPC, EAN o ISBN|Nombre|Publicado|¿Está destacado?|Visibilidad en el catálogo'.split(
    '|',
  ),
  ...'Descripción corta|Descripción|Día en que empieza el precio rebajado'.split('|'),
  ...'Día en que termina el precio rebajado|Estado del impuesto|Clase de impuesto|¿Existencias?|Inventario'.split(
    '|',
  ),
  ...'Peso (kg)|Longitud (cm)|Anchura (cm)|Altura (cm)|Precio rebajado|Precio normal|Categorías|Imágenes'.split(
    '|',
  ),
  ...'Superior|Nombre del atributo 1|Valor(es) del atributo 1|Atributo visible 1|Atributo global 1'.split(
    '|',
  ),
];

export const ML_CHANGE_HEADERS =
  'ITEM_ID,VARIATION_ID,SKU,TITLE,VARIATIONS,QUANTITY,MARKETPLACE_PRICE,MSHOPS_PRICE,CURRENCY_ID,CATEGORY,CONDITION,DESCRIPTION,STATUS'.split(
    ',',
  );

export const ML_NEW_HEADERS =
  'Código de catálogo ML|Título|Cantidad de caracteres|Condición|Código universal de producto|Varía por: Color|Fotos|SKU|Stock|Precio [$]|Descripción|Ancho (cm)|Alto (cm)|Profundidad (cm)|Peso físico (kg)'.split(
    '|',
  );

export type Line = Record<string, string | number>;

/** Rows in the order of the headers. */
export function linesOf(headers: readonly string[], lines: readonly Line[]): string[][] {
  for (const line of lines)
    for (const name of Object.keys(line)) if (!headers.includes(name)) throw new Error(`No column ${name}`);
  return lines.map((line) => headers.map((header) => String(line[header] ?? '')));
}

export function csvOf(headers: readonly string[], lines: readonly Line[]): string {
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return [headers, ...linesOf(headers, lines)].map((row) => row.map(cell).join(',')).join('\n');
}

/** Forty products as Shopify exports them: 30 without options, 10 with two colours; a picture each, dimensions nowhere. */
export function shopifyExport(pictureBase: string): string {
  const lines = Array.from({ length: 40 }, (_, n): Line[] => {
    const handle = `producto-${n + 1}`;
    const first: Line = {
      Handle: handle,
      Title: `Café de origen ${n + 1}, ${(n % 5) * 100 + 250} g`,
      'Body (HTML)': `<p>Tostado <strong>medio</strong>.</p><ul><li>Grano ${n + 1}</li><li>Hecho en Pitalito</li></ul>`,
      Vendor: 'Mi tienda',
      Type: n % 2 === 0 ? 'Despensa' : 'Café en grano',
      Published: 'true',
      'Option1 Name': n < 30 ? 'Title' : 'Color',
      'Option1 Value': n < 30 ? 'Default Title' : 'Rojo',
      'Variant SKU': n < 30 ? `SH-${n + 1}` : `SH-${n + 1}-R`,
      'Variant Grams': 350,
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': 12,
      'Variant Price': `${20_000 + n * 500}.00`,
      'Variant Compare At Price': n % 4 === 0 ? `${30_000 + n * 500}.00` : '',
      'Variant Taxable': 'true',
      'Image Src': `${pictureBase}/${n + 1}.png`,
      'Image Position': 1,
      Status: 'active',
    };
    if (n < 30) return [first];
    const blue = {
      ...{ Handle: handle, 'Option1 Value': 'Azul', 'Variant SKU': `SH-${n + 1}-A`, 'Variant Grams': 400 },
      ...{ 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': 3, 'Variant Price': '26000.00' },
      ...{
        'Image Src': `${pictureBase}/${n + 1}-azul.png`,
        'Variant Image': `${pictureBase}/${n + 1}-azul.png`,
      },
    };
    return [first, blue];
  });
  return csvOf(SHOPIFY_HEADERS, lines.flat());
}
