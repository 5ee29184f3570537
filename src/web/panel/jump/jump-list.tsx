import { Icon } from '../../ui/icon.tsx';
import type { JumpGroup, JumpOption } from './jump-options.ts';

interface JumpListProps {
  /** Of the list; `<id>-<n>` is its n-th option. */
  id: string;
  groups: readonly JumpGroup[];
  active: number;
  onChoose: (option: JumpOption) => void;
}

/** Groups of options in one listbox. */
export function JumpList({ id, groups, active, onChoose }: JumpListProps) {
  const options = groups.flatMap((group) => group.options);
  return (
    <div id={id} role="listbox" aria-label="Ir a">
      {groups.map((group, number) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={group.title} role="group" aria-labelledby={`${id}-grupo-${number}`} className="pt-3">
          <div
            id={`${id}-grupo-${number}`}
            role="presentation"
            className="px-3 pb-1 font-medium text-small text-tinta-3"
          >
            {group.title}
          </div>
          {group.options.map((option) => {
            const place = options.indexOf(option);
            return (
              <a
                key={option.href}
                id={`${id}-${place}`}
                role="option"
                tabIndex={-1}
                href={option.href}
                draggable={false}
                aria-selected={place === active}
                onClick={() => onChoose(option)}
                className="flex min-h-[46px] items-center gap-3 rounded-[12px] px-3 py-1 hover:bg-crema-1 aria-selected:bg-verde-1"
              >
                {/* Every icon of these is listed with the weight regular. */}
                <Icon name={option.icon as 'tag'} size={20} className="text-tinta-2" />
                <span className="min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-3">
                  <span className="block truncate font-[550] text-compact sm:flex-none sm:max-w-[60%]">
                    {option.title}
                  </span>
                  {option.detail && (
                    <span className="block truncate text-small text-tinta-3">{option.detail}</span>
                  )}
                </span>
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
