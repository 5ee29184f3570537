/** Spec 8: what remains when a page could not even be rendered. Needs nothing but itself. */
export function fallbackDocument(styles: string): string {
  return `<!doctype html>
<html lang="es-CO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Unexpected Application Error!</title>
<meta name="robots" content="noindex">
${styles && `<style>${styles}</style>`}
</head>
<body>
<main id="contenido" style="max-width:640px;margin:0 auto;padding:64px 24px">
<h1>Unexpected Application Error!</h1>
<p>500</p>
<p>Algo salió mal de nuestro lado. Intenta de nuevo en unos minutos.</p>
<p><a href="/">Volver al inicio</a></p>
</main>
</body>
</html>`;
}
