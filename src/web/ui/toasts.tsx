import { Suspense, useRef, useSyncExternalStore } from 'react';
import { lazyPart } from './lazy-part.ts';
import { currentToasts, subscribeToToasts, toastsOnServer } from './toast-store.ts';

const ToastStack = lazyPart(() => import('./toast-stack.tsx').then((part) => part.ToastStack));

/** The place of all toasts, once per page; most visits never show one. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, toastsOnServer);
  const wasNeeded = useRef(false);
  wasNeeded.current ||= toasts.length > 0;
  if (!wasNeeded.current) return null;
  return (
    <Suspense>
      <ToastStack toasts={toasts} />
    </Suspense>
  );
}
