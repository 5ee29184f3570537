import { Icon } from './icon.tsx';

/** What the server said of the whole form. The place stays, so that readers hear a text that comes into it. */
export function FormProblem({ text }: { text: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {text && (
        <p className="flex items-center gap-3 rounded-[14px] bg-error-1 px-4 py-[13px] font-[550] text-compact text-error leading-[21px]">
          <Icon name="warning-circle" weight="fill" size={22} />
          {text}
        </p>
      )}
    </div>
  );
}
