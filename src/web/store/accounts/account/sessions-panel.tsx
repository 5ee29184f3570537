import { useNavigate } from 'react-router';
import { paths } from '../../../../wire/paths.ts';
import { type OpenSession, SessionList } from '../../../app/session-list.tsx';
import { clearSession } from '../../../app/session-store.ts';
import { Panel } from '../../../ui/surfaces.tsx';

export function SessionsPanel({ sessions }: { sessions: readonly OpenSession[] }) {
  const navigate = useNavigate();
  const leave = () => {
    clearSession();
    void navigate(paths.login());
  };
  return (
    <Panel aria-labelledby="sesiones">
      <h3 id="sesiones" className="heading-3">
        Sesiones abiertas
      </h3>
      <p className="mt-2 text-tinta-2">
        ¿No reconoces alguna? Ciérrala y cambia tu contraseña: el cambio también cierra las demás.
      </p>
      <SessionList sessions={sessions} onLeave={leave} />
    </Panel>
  );
}
