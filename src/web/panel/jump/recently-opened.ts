import { JUMP_KINDS, type JumpHit } from '../../../domain/jump.ts';

const PREFIX = 'abiertos:';
const MOST = 6;

/**
 * What she has opened by 'Ir a…' in this tab, the last one first. It ends with the tab and with the session, so that nobody
 * reads on a shared computer what somebody else worked on.
 */
export function readOpened(memory: string): JumpHit[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + memory) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isHit).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberOpened(memory: string, { kind, id, title, detail }: JumpHit): void {
  const others = readOpened(memory).filter((one) => one.kind !== kind || one.id !== id);
  const kept = [{ kind, id, title, detail }, ...others].slice(0, MOST);
  try {
    sessionStorage.setItem(PREFIX + memory, JSON.stringify(kept));
  } catch {
    // Full or forbidden: then nothing is remembered.
  }
}

export function forgetOpened(): void {
  const names = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX));
  for (const name of names) sessionStorage.removeItem(name);
}

function isHit(value: unknown): value is JumpHit {
  const { kind, id, title, detail } = (value ?? {}) as Partial<Record<keyof JumpHit, unknown>>;
  return (
    JUMP_KINDS.some((one) => one === kind) &&
    Number.isInteger(id) &&
    typeof title === 'string' &&
    typeof detail === 'string'
  );
}
