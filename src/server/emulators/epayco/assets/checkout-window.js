// The browser's interface of ePayco's checkout, classic (key and data) and version 2 (session).
(() => {
  const base = document.currentScript.src.replace(/\/checkout(-v2)?\.js.*$/, '');
  const CLOSE_LABEL = 'Cerrar el pago';

  // A modal dialog keeps the keyboard inside and gives it back when it closes.
  function openWindow(address, { onClose, onMessage }) {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Pago con ePayco');
    Object.assign(dialog.style, {
      width: 'min(560px, 100%)',
      height: 'min(780px, 100%)',
      maxWidth: '100%',
      maxHeight: '100%',
      margin: 'auto',
      padding: '0',
      border: '0',
      borderRadius: '12px',
      overflow: 'hidden',
      background: '#fff',
    });
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = '×';
    close.setAttribute('aria-label', CLOSE_LABEL);
    Object.assign(close.style, {
      position: 'absolute',
      top: '8px',
      right: '8px',
      width: '44px',
      height: '44px',
      border: '0',
      borderRadius: '22px',
      background: 'transparent',
      color: '#fff',
      font: '28px/1 system-ui, sans-serif',
      cursor: 'pointer',
    });
    const frame = document.createElement('iframe');
    frame.title = 'Pago con ePayco';
    frame.src = address;
    Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', border: '0' });
    dialog.append(frame, close);
    document.body.append(dialog);

    const receive = (event) => {
      if (event.source !== frame.contentWindow || event.origin !== new URL(address).origin) return;
      if (event.data?.type === 'epayco:close') dialog.close();
      else onMessage(event.data);
    };
    window.addEventListener('message', receive);
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      window.removeEventListener('message', receive);
      dialog.remove();
      onClose();
    });
    dialog.showModal();
  }

  function follow(message, onResponse) {
    if (message?.type === 'epayco:response') onResponse(message.payload);
    if (message?.type === 'epayco:return') window.location.assign(message.address);
  }

  function classicCheckout({ key, test }) {
    const handler = {
      onCloseModal: () => {},
      // Without a connection there is no window to close.
      open: (data) => openClassic(data).catch(() => handler.onCloseModal()),
    };
    const openClassic = async (data) => {
      const reply = await fetch(`${base}/checkouts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key, test, data }),
      });
      const body = await reply.json();
      // What is refused is shown in the window, as the provider does it.
      const address = body.success ? `${base}/checkout/${body.id}` : refusalAddress(body);
      if (body.success && String(data.external) === 'true') return window.location.assign(address);
      openWindow(address, {
        onClose: () => handler.onCloseModal(),
        onMessage: (message) => follow(message, () => {}),
      });
    };
    return handler;
  }

  function refusalAddress(body) {
    const query = new URLSearchParams({ titulo: body.titleResponse ?? '', texto: body.textResponse ?? '' });
    for (const { errorMessage } of body.data?.errors ?? []) query.append('error', errorMessage);
    return `${base}/rechazo?${query}`;
  }

  function sessionCheckout({ sessionId, type }) {
    const hooks = { created: () => {}, response: () => {}, errors: () => {}, closed: () => {} };
    const setter = (name) => (callback) => {
      hooks[name] = callback;
    };
    const openSession = async () => {
      const address = `${base}/checkout/${encodeURIComponent(sessionId)}`;
      const reply = await fetch(address);
      if (!reply.ok) hooks.errors({ message: 'La sesión no existe o ya fue pagada', sessionId });
      else hooks.created({ sessionId });
      if (reply.ok && type === 'standard') return window.location.assign(address);
      openWindow(address, {
        onClose: () => hooks.closed(),
        onMessage: (message) => follow(message, (payload) => hooks.response(payload)),
      });
    };
    return {
      onCreated: setter('created'),
      onResponse: setter('response'),
      onErrors: setter('errors'),
      onClosed: setter('closed'),
      open: () => openSession().catch((error) => hooks.errors({ message: String(error), sessionId })),
    };
  }

  window.ePayco = {
    checkout: {
      configure: (options) => (options.sessionId ? sessionCheckout(options) : classicCheckout(options)),
    },
  };
})();
