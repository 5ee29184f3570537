import type { FastifyReply } from 'fastify';
import { html, type Markup, nothing } from '../../modules/messages/templates/markup.ts';
import { EMULATOR_PATH } from '../../payment-config.ts';

/** Only our own scripts and styles, and no frame but the shop's. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

interface EmulatorPage {
  title: string;
  content: Markup;
  status?: number;
  script?: 'checkout-page.js';
}

export function sendEmulatorPage(
  reply: FastifyReply,
  { title, content, status = 200, script }: EmulatorPage,
): FastifyReply {
  const page = html`<!doctype html>
<html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title>
<link rel="stylesheet" href="${EMULATOR_PATH}/emulator.css">
${script ? html`<script src="${EMULATOR_PATH}/${script}" defer></script>` : nothing}</head>
<body>${content}</body></html>`;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .send(page.markup);
}

const pesos = new Intl.NumberFormat('es-CO');

export function money(amountPesos: number): string {
  return `$\u00a0${pesos.format(amountPesos)}`;
}
