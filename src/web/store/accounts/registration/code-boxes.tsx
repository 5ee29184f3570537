import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { keepDigits } from '../../../../domain/phone.ts';

const LENGTH = 4;
const positions = Array.from({ length: LENGTH }, (_, index) => index);

interface CodeBoxesProps {
  /** Called with the four digits as soon as the last one is there. */
  onComplete: (code: string) => void;
  onChange: () => void;
  /** Mounted anew (by its key) after a wrong code: empty, focused and shaken once. */
  isWrong: boolean;
  disabled: boolean;
  describedBy: string;
}

/** Spec 5: four boxes of one digit each that go on by themselves; a pasted or suggested code fills all of them. */
export function CodeBoxes({ onComplete, onChange, isWrong, disabled, describedBy }: CodeBoxesProps) {
  const [digits, setDigits] = useState<readonly string[]>(positions.map(() => ''));
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  useEffect(() => boxes.current[0]?.focus(), []);

  const focusBox = (position: number) => boxes.current[Math.max(0, Math.min(position, LENGTH - 1))]?.focus();
  const put = (position: number, text: string) => {
    const filled = digits.map((digit, index) => text[index - position] ?? digit);
    setDigits(filled);
    onChange();
    focusBox(position + text.length);
    if (filled.every(Boolean)) onComplete(filled.join(''));
  };
  const clear = (position: number) => {
    setDigits(digits.map((digit, index) => (index === position ? '' : digit)));
    onChange();
  };
  const type = (position: number, written: string) => {
    const text = keepDigits(written);
    if (written === '') clear(position);
    // Two digits: the one that stood there and the new one behind it.
    else if (text) put(position, text.length === 2 ? text.slice(1) : text.slice(0, LENGTH - position));
  };
  const press = (position: number, event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') focusBox(position - 1);
    else if (event.key === 'ArrowRight') focusBox(position + 1);
    else if (event.key === 'Backspace' && !digits[position] && position > 0) {
      clear(position - 1);
      focusBox(position - 1);
    } else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    const text = keepDigits(event.clipboardData.getData('text')).slice(0, LENGTH);
    event.preventDefault();
    if (text) put(0, text);
  };

  return (
    <div className={`flex gap-3 ${isWrong ? 'animate-shake' : ''}`}>
      {positions.map((position) => (
        <input
          key={position}
          ref={(box) => {
            boxes.current[position] = box;
          }}
          aria-label={`Dígito ${position + 1} de ${LENGTH}`}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy}
          inputMode="numeric"
          // Phones offer the code of the message at the first box; it then holds all four digits for a moment.
          autoComplete={position === 0 ? 'one-time-code' : 'off'}
          maxLength={position === 0 ? LENGTH : 1}
          value={digits[position]}
          // Not disabled: that would take the focus away.
          readOnly={disabled}
          onChange={(event) => type(position, event.currentTarget.value)}
          onKeyDown={(event) => press(position, event)}
          onPaste={paste}
          onFocus={(event) => event.currentTarget.select()}
          className="cifra h-[68px] w-16 rounded-[16px] border-[1.5px] border-borde bg-papel text-center text-code outline-none focus:border-verde-6 focus:shadow-[inset_0_0_0_.5px_var(--color-verde-6),0_0_0_4px_rgb(14_110_82/.16)] aria-invalid:border-error"
        />
      ))}
    </div>
  );
}
