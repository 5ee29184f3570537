type ToastKind = 'success' | 'error' | 'info';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  /** 'Deshacer': ends the toast. */
  action?: { label: string; run: () => void };
}

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

/** Shows a short message top right for three seconds, ten with something to do, which begin when it is seen. Browser only. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  replace([...toasts, { ...toast, id: nextId++ }]);
}

export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

const none: readonly Toast[] = [];

export function toastsOnServer(): readonly Toast[] {
  return none;
}

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
