import type { Endpoint } from '../endpoint.ts';
import { sellerApiEndpoints } from './seller-api.ts';
import { sellerApiProductEndpoints } from './seller-api-products.ts';

/** The calls of shops' own systems; the guide, the OpenAPI document and the routes are made of them. */
export const machineCalls = { ...sellerApiEndpoints, ...sellerApiProductEndpoints } satisfies Record<
  string,
  Endpoint
>;

type MachineCall = keyof typeof machineCalls;

/** A call as developers copy it; a test runs each of them. `path` has the numbers of the example. */
export interface MachineExample {
  title: string;
  call: MachineCall;
  /** What stands for the parts of the path. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** A picture goes along as a file. */
  file?: string;
  idempotencyKey?: string;
  /** What to know of it; below the example. */
  text?: string;
}

export const MACHINE_EXAMPLES: readonly MachineExample[] = [
  {
    title: 'Pedidos que cambiaron',
    call: 'listOrdersByApi',
    query: { desde: '2026-01-31T08:00:00-05:00', limite: '50' },
    text: 'Si siguiente no es null, pide la página que sigue con cursor. La próxima vez repite el último minuto en desde, para no perder un cambio simultáneo.',
  },
  { title: 'Un pedido', call: 'getOrderByApi', params: { numPedido: '1001' } },
  {
    title: 'Entregarlo a la transportadora',
    call: 'moveOrderByApi',
    params: { numPedido: '1001' },
    body: { codEstado: 1, transportadora: 'Coordinadora', codGuiaPedido: '9900112233' },
  },
  {
    title: 'Crear un producto',
    call: 'createProductByApi',
    idempotencyKey: 'cafe-500-alta',
    body: {
      refProducto: 'CAFE-500',
      nombre: 'Café de Pitalito, 500 g',
      descripcion: 'Tostado medio, en grano.',
      precio: 32000,
      iva: '5',
      peso: 0.55,
      alto: 22,
      ancho: 12,
      largo: 8,
      contenido: { cantidad: 500, unidad: 'g', piezas: 1 },
      cantidad: 40,
    },
    text: 'Con la misma Idempotency-Key y los mismos datos la respuesta es la misma y nada se hace dos veces, durante 24 horas. Lo que falte para activarlo viene en avisos.',
  },
  {
    title: 'Crear un producto con variantes',
    call: 'createProductByApi',
    idempotencyKey: 'ruana-alta',
    body: {
      refProducto: 'RUANA',
      nombre: 'Ruana de lana',
      precio: 180000,
      atributos: [{ nombre: 'Color', valores: ['Gris', 'Negro'] }],
      variantes: [
        { valores: ['Gris'], refProducto: 'RUANA-G', cantidad: 4 },
        { valores: ['Negro'], refProducto: 'RUANA-N', precio: 195000, cantidad: 2 },
      ],
    },
    text: 'De una variante, lo que no envías es lo del producto. fotos son direcciones de las del producto. Lo que pide la categoría va en datos: [{"nombre": "Material", "valor": "Lana"}].',
  },
  { title: 'Leer un producto y su versión', call: 'getProductByApi', params: { codProducto: '1024' } },
  {
    title: 'Cambiar el precio y la oferta',
    call: 'changeProductByApi',
    params: { codProducto: '1024' },
    idempotencyKey: 'precio-enero',
    body: { version: 1, precio: 34000, oferta: { precioRebajado: 29900, desde: null, hasta: null } },
    text: 'Lo que no envías queda como está. Si alguien cambió el producto después de que lo leíste, respondemos 409 y en detalle.producto está como es ahora: léelo, decide y repite con su versión.',
  },
  {
    title: 'Traer sus fotos de internet',
    call: 'addPicturesByApi',
    params: { codProducto: '1024' },
    body: { fotos: ['https://www.mitienda.co/fotos/cafe-500.jpg'], reemplazar: true },
    text: 'Llegan en segundo plano, máximo 10 MB cada una. Un producto que espera su foto para estar activo se activa solo.',
  },
  {
    title: 'Subir una foto',
    call: 'uploadPictureByApi',
    params: { codProducto: '1024' },
    file: 'cafe-500.png',
  },
  {
    title: 'Productos que cambiaron',
    call: 'listChangedProductsByApi',
    query: { desde: '2026-01-31T08:00:00-05:00', limite: '100' },
    text: 'Con refProducto en vez de desde encuentras uno por su referencia, o por la de una de sus variantes. Las ventas no cuentan como cambio: las existencias de ahora están en la lista que sigue.',
  },
  { title: 'Existencias de ahora', call: 'listProductsByApi', query: { limite: '100' } },
  {
    title: 'Existencias y precios, hasta 200 filas',
    call: 'setStockByApi',
    idempotencyKey: 'inventario-0131',
    body: {
      filas: [
        { refProducto: 'CAFE-500', cantidad: 40, precio: 32000 },
        { refProducto: 'RUANA-N', cantidad: 1, precio: 189000 },
        { refProducto: 'NO-EXISTE', cantidad: 3 },
      ],
    },
    text: 'Cada fila tiene su resultado: las que no se pueden hacer dicen por qué y no detienen a las demás. refProducto es la del producto o la de una variante. Con version, una fila no toca un producto que cambió después de que lo leíste.',
  },
];

/** As a terminal runs it; the key stands in PLAZUELA_CLAVE. */
export function curlOf(example: MachineExample, origin: string): string {
  const { method, path } = machineCalls[example.call];
  const filled = path.replace(/:(\w+)/g, (_, name: string) => example.params?.[name] ?? name);
  const query = Object.entries(example.query ?? {}).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  const search = query.length > 0 ? `?${query.join('&')}` : '';
  const parts = [
    method === 'GET' ? 'curl' : `curl -X ${method}`,
    '-H "Authorization: Bearer $PLAZUELA_CLAVE"',
    ...(example.idempotencyKey ? [`-H "Idempotency-Key: ${example.idempotencyKey}"`] : []),
    ...(example.body ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(example.body)}'`] : []),
    ...(example.file ? [`-F "file=@${example.file}"`] : []),
    `"${origin}/api${filled}${search}"`,
  ];
  return parts.join(' \\\n  ');
}
