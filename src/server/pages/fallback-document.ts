import { referenceText } from '../../wire/reference.ts';

interface Fallback {
  styleSheet: string;
  title: string;
  brandName: string;
  content: string;
}

/** Spec 8: what remains when a page could not even be rendered. Needs the style sheet only, and can be read without. */
export function fallbackDocument(styleSheet: string, brandName: string, requestId: string): string {
  return document({
    styleSheet,
    brandName,
    title: 'Unexpected Application Error!',
    content: `<h1 class="heading-1">Unexpected Application Error!</h1>
<p style="margin:0;color:#544B3E">500 · Algo salió mal de nuestro lado. Intenta de nuevo en unos minutos.</p>
<p style="margin:0;color:#544B3E">${escapeText(referenceText(requestId))}</p>
<p style="margin:0"><a href="/" style="${BUTTON}">Volver al inicio</a></p>`,
  });
}

/** While the database is away; the button asks for the same address again. */
export function unavailableDocument(styleSheet: string, brandName: string): string {
  return document({
    styleSheet,
    brandName,
    title: `Volvemos en unos minutos | ${escapeText(brandName)}`,
    content: `<h1 class="heading-1">Volvemos en unos minutos</h1>
<p style="margin:0;max-width:46ch;color:#544B3E">La tienda no está disponible en este momento. Tus pedidos y tu carrito están a salvo.</p>
<p style="margin:0"><a href="" style="${BUTTON}">Intentar de nuevo</a></p>`,
  });
}

/** For whoever asks for more pages than one visitor can read. */
export function refusedDocument(styleSheet: string, brandName: string): string {
  return document({
    styleSheet,
    brandName,
    title: `Demasiadas solicitudes | ${escapeText(brandName)}`,
    content: `<h1 class="heading-1">Demasiadas solicitudes</h1>
<p style="margin:0;max-width:46ch;color:#544B3E">Desde tu conexión llegaron muchas solicitudes en poco tiempo. Espera unos segundos.</p>
<p style="margin:0"><a href="" style="${BUTTON}">Intentar de nuevo</a></p>`,
  });
}

const BUTTON =
  'display:inline-flex;align-items:center;min-height:52px;padding:0 26px;border-radius:14px;background:#0E6E52;color:#fff;font-weight:650;text-decoration:none';
// The awning of a market stall, as under the shop's promo bar.
const AWNING =
  'height:14px;background:radial-gradient(circle at 50% 0,#073B2C 13px,transparent 13.6px) 0 0/56px 14px repeat-x,radial-gradient(circle at 50% 0,#0E6E52 13px,transparent 13.6px) 28px 0/56px 14px repeat-x';

function document({ styleSheet, title, brandName, content }: Fallback): string {
  return `<!doctype html>
<html lang="es-CO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex">
<meta name="theme-color" content="#073B2C">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${styleSheet}">
</head>
<body style="margin:0;background:#FFFBF5;color:#211C15">
<header>
<div style="height:12px;background:#073B2C"></div>
<div style="${AWNING}"></div>
<p style="margin:20px 0 0;text-align:center;font-size:26px;font-weight:800;letter-spacing:-.022em"><a href="/" style="color:#0B5A43;text-decoration:none">${escapeText(brandName)}</a></p>
</header>
<main id="contenido" style="display:flex;flex-direction:column;align-items:center;gap:20px;padding:64px 24px;text-align:center">
${content}
</main>
</body>
</html>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
