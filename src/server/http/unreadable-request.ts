import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorReason, errors } from '../../wire/errors.ts';

const statusOfCode: Record<string, [number, ErrorReason]> = {
  HPE_HEADER_OVERFLOW: [431, 'too-large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'too-slow'],
};

/** What is no HTTP gets the shape of every other failure, and the connection is told to end. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(replyTo(error.code ?? ''));
  socket.destroySoon();
}

function replyTo(errorCode: string): string {
  const [status, reason] = statusOfCode[errorCode] ?? [400, 'invalid-input'];
  const body = JSON.stringify({ status: false, message: errors[reason].message, code: reason });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}
