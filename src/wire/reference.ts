/** What somebody reads to us when something went wrong: the request's id, which the log has too. */
export function referenceText(requestId: string): string {
  return `Código de referencia: ${requestId}`;
}

export function withReference(message: string, requestId: string): string {
  return `${message} ${referenceText(requestId)}`;
}
