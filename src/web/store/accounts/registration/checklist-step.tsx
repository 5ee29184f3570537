import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/surfaces.tsx';

interface ChecklistStepProps {
  number: number;
  state: 'done' | 'next' | 'later';
  title: string;
  text: string;
  /** The button's text. */
  action: string;
  href: string;
}

const looks = {
  done: { box: 'border border-linea p-[23px]', mark: 'bg-verde-1 text-verde-7' },
  next: { box: 'border-2 border-verde-6 p-[22px] shadow-e2', mark: 'bg-mango-4 text-tinta' },
  later: { box: 'border border-linea p-[23px]', mark: 'bg-crema-2 text-tinta-3' },
} as const;

export function ChecklistStep({ number, state, title, text, action, href }: ChecklistStepProps) {
  const { box, mark } = looks[state];
  return (
    <li
      aria-current={state === 'next' ? 'step' : undefined}
      className={`flex flex-wrap items-center gap-x-4 gap-y-5 rounded-[22px] bg-papel max-sm:p-5 ${box}`}
    >
      <span className={`cifra grid size-[52px] shrink-0 place-items-center rounded-full text-figure ${mark}`}>
        {state === 'done' ? <Icon name="check" weight="bold" size={24} /> : number}
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="font-[650] text-large leading-6">{title}</h2>
        <p className="break-words text-compact text-tinta-3">{text}</p>
      </div>
      <div className="max-sm:w-full">
        <StepAction {...{ state, action, href }} />
      </div>
    </li>
  );
}

function StepAction({ state, action, href }: Pick<ChecklistStepProps, 'state' | 'action' | 'href'>) {
  if (state === 'done')
    return (
      <Tag tone="done">
        <Icon name="check-circle" weight="fill" size={16} />
        Listo
      </Tag>
    );
  const look = { size: 'compact', className: 'max-sm:w-full' } as const;
  if (state === 'next')
    return (
      <ButtonLink href={href} {...look}>
        {action}
      </ButtonLink>
    );
  return (
    <Button disabled {...look}>
      {action}
    </Button>
  );
}
