/**
 * A date of which a part is missing reads as none, and none may say 'for ever': no form of the panels is sent with one.
 * The browser says what is missing, as it alone knows what was typed.
 */
export function refuseHalfTyped(): () => void {
  const refuse = (event: SubmitEvent) => {
    const { elements } = event.target as HTMLFormElement;
    const half = [...elements].find((one) => one instanceof HTMLInputElement && one.validity.badInput);
    if (!half) return;
    event.preventDefault();
    event.stopPropagation();
    (half as HTMLInputElement).reportValidity();
  };
  // Before React hears of it.
  document.addEventListener('submit', refuse, true);
  return () => document.removeEventListener('submit', refuse, true);
}
