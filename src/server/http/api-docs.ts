import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { openApiDocument } from './open-api.ts';

const uiFolder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const uiFiles = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

// Swagger UI sets styles from its script; the rest of the site needs no such permission.
const contentSecurityPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The description of the API for programs, and the same to read and to try. */
export function registerApiDocs(app: FastifyInstance, config: Config): void {
  const text = JSON.stringify(openApiDocument(config));
  app.get('/api/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8').send(text),
  );
  app.get('/api/docs', (_request, reply) =>
    reply
      .header('content-security-policy', contentSecurityPolicy)
      .type('text/html; charset=utf-8')
      .send(documentOf(config.brand.name)),
  );
  app.get('/api/docs/start.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(startScript),
  );
  for (const [name, type] of Object.entries(uiFiles))
    app.get(`/api/docs/${name}`, async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=86400').type(type);
      return reply.send(await readFile(path.join(uiFolder, name)));
    });
}

function documentOf(brandName: string): string {
  return `<!doctype html>
<html lang="es-CO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API de ${brandName.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`;
}

const startScript = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  tryItOutEnabled: true,
});
`;
