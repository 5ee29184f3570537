import { useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import { dismissToast, type Toast } from './toast-store.ts';
import { useToastTime } from './use-toast-time.ts';

/** A popover, so that an open dialog does not cover it. */
export function ToastStack({ toasts }: { toasts: readonly Toast[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    const place = ref.current;
    // A pointer over what goes away may never be said to leave it.
    if (newest === undefined) setIsHeld(false);
    if (newest === undefined || !place?.showPopover) return;
    // Shown anew for each toast: that brings it above a dialog opened meanwhile.
    place.showPopover();
    return () => place.hidePopover();
  }, [newest]);
  return (
    <div
      ref={ref}
      popover="manual"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      className="fixed inset-auto top-4 right-4 m-0 grid justify-items-end gap-3 overflow-visible bg-transparent p-0 sm:right-7 lg:top-16 [&:not(:popover-open)]:hidden"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isHeld={isHeld} />
      ))}
    </div>
  );
}

const kinds = {
  success: { tile: 'bg-verde-1 text-verde-7', bar: 'bg-verde-6', icon: <Icon name="check" weight="bold" /> },
  error: { tile: 'bg-error-1 text-error', bar: 'bg-error', icon: <Icon name="warning" /> },
  info: { tile: 'bg-cielo-1 text-cielo-6', bar: 'bg-cielo-6', icon: <Icon name="info" /> },
} as const;

function ToastCard({ toast, isHeld }: { toast: Toast; isHeld: boolean }) {
  const [hasFocus, setHasFocus] = useState(false);
  const isRunning = useToastTime(toast, isHeld || hasFocus);
  const { tile, bar, icon } = kinds[toast.kind];
  return (
    <div
      role={toast.kind === 'error' ? 'alert' : 'status'}
      className="relative flex max-w-[min(400px,calc(100vw-32px))] animate-rise items-center gap-3 overflow-hidden rounded-[16px] border border-linea bg-papel py-[14px] pr-[18px] pl-[14px] font-semibold text-compact leading-5 shadow-e3 [animation-delay:0ms] [animation-duration:200ms]"
    >
      <span className={`grid size-[34px] shrink-0 place-items-center rounded-[10px] ${tile}`}>{icon}</span>
      <span>{toast.text}</span>
      {toast.action && <ToastAction toast={toast} action={toast.action} onFocusChange={setHasFocus} />}
      <span
        aria-hidden="true"
        style={{
          animationPlayState: isRunning ? 'running' : 'paused',
          ...(toast.action && { animationDuration: '10s' }),
        }}
        className={`absolute inset-x-0 bottom-0 h-[3px] origin-left animate-empty-bar motion-reduce:hidden ${bar}`}
      />
    </div>
  );
}

interface ToastActionProps {
  toast: Toast;
  action: NonNullable<Toast['action']>;
  onFocusChange: (hasFocus: boolean) => void;
}

function ToastAction({ toast, action, onFocusChange }: ToastActionProps) {
  const run = () => {
    action.run();
    dismissToast(toast.id);
  };
  return (
    <button
      type="button"
      onClick={run}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
      className="-my-2 min-h-11 shrink-0 rounded-[10px] px-2 font-semibold text-verde-7 underline underline-offset-4"
    >
      {action.label}
    </button>
  );
}
