// In the shop's window the page tells it what happened; alone it goes back by itself. Works without this script too.
(() => {
  const RETURN_MILLIS = 2_000;
  const isFramed = window.parent !== window;
  const tell = (message) => window.parent.postMessage(message, window.location.origin);

  for (const control of document.querySelectorAll('[data-close]')) {
    control.addEventListener('click', (event) => {
      if (!isFramed) {
        if (control.tagName === 'BUTTON') window.history.back();
        return;
      }
      event.preventDefault();
      tell({ type: 'epayco:close' });
    });
  }

  // The shop's window does not hear the keys that are pressed in here.
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isFramed) tell({ type: 'epayco:close' });
  });

  const form = document.querySelector('form');
  form?.addEventListener('submit', () => {
    for (const button of form.querySelectorAll('button')) button.disabled = true;
  });
  document.querySelector('[aria-invalid="true"]')?.focus();

  const result = document.querySelector('[data-result]');
  if (!result) return;
  const { return: address, automatic, payload } = result.dataset;
  const goBack = () => {
    if (isFramed) tell({ type: 'epayco:return', address });
    else window.location.assign(address);
  };
  if (isFramed) tell({ type: 'epayco:response', payload: JSON.parse(payload) });
  result.querySelector('a.main')?.addEventListener('click', (event) => {
    event.preventDefault();
    goBack();
  });
  if (automatic === 'true') setTimeout(goBack, RETURN_MILLIS);
})();
