import { EventEmitter } from 'node:events';

const emitter = new EventEmitter().setMaxListeners(0);

/**
 * Tells this process's worker that a message was committed, so that it is sent within moments instead of at the next poll.
 * Call it after the commit; when nobody listens or another process sends, the poll finds the message.
 */
export function nudgeOutbox(): void {
  emitter.emit('due');
}

/** Answers a function that ends the subscription. */
export function onOutboxNudge(listener: () => void): () => void {
  emitter.on('due', listener);
  return () => emitter.off('due', listener);
}
