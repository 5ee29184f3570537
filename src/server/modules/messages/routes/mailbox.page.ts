import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../../../../domain/text.ts';
import type { Context } from '../../../context.ts';
import { findMailboxMessage, listMailboxMessages, type MailboxMessage } from '../mailbox.repository.ts';
import { html, type Markup, nothing } from '../templates/markup.ts';

/** /dev/mensajes: what the shop has sent, to read while developing. Production does not have it. */
export function registerMailboxPage(app: FastifyInstance, context: Context): void {
  if (context.config.mode === 'production') return;
  app.get('/dev/mensajes.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
  app.get<{ Querystring: { para?: string | string[] } }>('/dev/mensajes', async ({ query }, reply) => {
    const recipient = [query.para].flat()[0]?.trim().toLowerCase().replaceAll('\0', '') ?? '';
    const messages = await listMailboxMessages(context.write, recipient || null);
    return sendPage(reply, 'Buzón local', listPage(messages, recipient));
  });
  app.get<{ Params: { id: string } }>('/dev/mensajes/:id', async ({ params }, reply) => {
    const message = /^\d{1,15}$/.test(params.id)
      ? await findMailboxMessage(context.write, Number(params.id))
      : null;
    if (!message) return sendPage(reply.code(404), 'Mensaje no encontrado', missingPage);
    return sendPage(reply, message.subject || 'SMS', messagePage(message, context.config.baseUrl));
  });
}

function sendPage(reply: FastifyReply, title: string, content: Markup) {
  const page = html`<!doctype html>
<html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title>
<link rel="stylesheet" href="/dev/mensajes.css"></head><body><main>${content}</main></body></html>`;
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page.markup);
}

function listPage(messages: readonly MailboxMessage[], recipient: string): Markup {
  return html`<h1>Buzón local</h1>
<p>Los correos y SMS que esta instalación habría enviado, los más nuevos primero.</p>
<form action="/dev/mensajes"><label for="para">Para</label>
<input id="para" name="para" type="search" value="${recipient}" placeholder="correo o teléfono"><button>Filtrar</button>
${recipient ? html`<a href="/dev/mensajes">Ver todos</a>` : nothing}</form>
${messages.length === 0 ? html`<p>No hay mensajes${recipient ? ` para ${recipient}` : ' todavía'}.</p>` : table(messages)}`;
}

function table(messages: readonly MailboxMessage[]): Markup {
  return html`<table><thead><tr><th>Fecha</th><th>Canal</th><th>Para</th><th>Asunto</th></tr></thead><tbody>
${messages.map(
  (
    message,
  ) => html`<tr><td>${clock(message.createdAt)}</td><td>${message.channel}</td><td>${message.recipient}</td>
<td><a href="/dev/mensajes/${message.id}">${message.subject || message.text.slice(0, 80)}</a></td></tr>`,
)}</tbody></table>`;
}

function messagePage(message: MailboxMessage, baseUrl: string): Markup {
  return html`<p><a href="/dev/mensajes">← Buzón local</a></p><h1>${message.subject || 'SMS'}</h1>
<p>Para ${message.recipient} · ${message.channel} · ${clock(message.createdAt)}</p>
${message.html ? frame(message.html, baseUrl) : nothing}
<h2>Texto</h2><pre>${message.text}</pre>`;
}

/**
 * No scripts, no forms; links open in a tab of their own. The same origin is needed for the pictures, whose
 * replies are for this site only, and gives nothing away without scripts. Addresses of the site become relative,
 * because it may be open under another name (127.0.0.1).
 */
function frame(mail: string, baseUrl: string): Markup {
  const local = escapeHtml(mail.replaceAll(`${baseUrl}/`, '/'));
  const permissions = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';
  return {
    markup: `<iframe title="El correo" sandbox="${permissions}" srcdoc="${local}"></iframe>`,
  };
}

const missingPage = html`<h1>Mensaje no encontrado</h1><p><a href="/dev/mensajes">← Buzón local</a></p>`;

const clockFormat = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Bogota',
});

function clock(moment: Date): string {
  return clockFormat.format(moment);
}

const styles = `body{margin:0;background:#FFFBF5;color:#211C15;font:16px/1.5 Figtree,system-ui,sans-serif}
main{max-width:1040px;margin:0 auto;padding:24px 16px 64px}
a{color:#0B5A43}
form{display:flex;gap:8px;align-items:center;flex-wrap:wrap;margin:16px 0}
input,button{font:inherit;padding:10px 14px;border:1.5px solid #948872;border-radius:12px;background:#fff;color:inherit}
button{background:#0E6E52;border-color:#0E6E52;color:#fff;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid #1B6594;outline-offset:3px}
table{width:100%;border-collapse:collapse;background:#fff;border:1px solid #E6DAC6}
th,td{text-align:left;padding:10px 12px;border-bottom:1px solid #E6DAC6;overflow-wrap:anywhere;vertical-align:top}
iframe{width:100%;height:75vh;border:1px solid #E6DAC6;border-radius:12px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;border:1px solid #E6DAC6;border-radius:12px;padding:16px}
`;
