import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts, fieldBox, fieldControl } from './field.tsx';
import { Icon } from './icon.tsx';

type Own<Tag extends 'input' | 'select' | 'textarea'> = FieldTexts &
  Omit<ComponentProps<Tag>, keyof FieldTexts | 'prefix'>;

type TextFieldProps = Own<'input'> & {
  /** Shown before the text, not part of the value: '+57'. */
  prefix?: ReactNode;
  /** Behind the text: an icon or a button such as the eye of a password. */
  suffix?: ReactNode;
};

/** One line of text. Works uncontrolled (`name`, `defaultValue`) and controlled alike. */
export function TextField({ label, error, hint, success, prefix, suffix, ...input }: TextFieldProps) {
  const { className, ...rest } = input;
  return (
    <Field {...{ label, error, hint, success, className }} id={rest.id}>
      {(control) => (
        <span className={fieldBox}>
          {prefix && <span className="shrink-0 text-tinta-3">{prefix}</span>}
          <input type="text" {...rest} {...control} className={fieldControl} />
          {suffix}
        </span>
      )}
    </Field>
  );
}

export function SelectField({ label, error, hint, success, className, children, ...select }: Own<'select'>) {
  return (
    <Field {...{ label, error, hint, success, className }} id={select.id}>
      {(control) => (
        <span className={`${fieldBox} relative px-0!`}>
          <select
            {...select}
            {...control}
            className={`${fieldControl} min-h-[49px] cursor-pointer appearance-none rounded-[11px] px-4 pr-11`}
          >
            {children}
          </select>
          <Icon name="caret-down" weight="bold" size={16} className="pointer-events-none absolute right-4" />
        </span>
      )}
    </Field>
  );
}

export function TextAreaField({ label, error, hint, success, className, ...textArea }: Own<'textarea'>) {
  return (
    <Field {...{ label, error, hint, success, className }} id={textArea.id}>
      {(control) => (
        <span className={fieldBox}>
          <textarea rows={4} {...textArea} {...control} className={`${fieldControl} resize-y leading-6`} />
        </span>
      )}
    </Field>
  );
}
