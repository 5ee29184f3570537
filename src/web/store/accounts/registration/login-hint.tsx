import { paths } from '../../../../wire/paths.ts';

export function LoginHint() {
  return (
    <p className="mt-6 text-compact text-tinta-3">
      ¿Ya tienes cuenta?{' '}
      <a href={paths.login()} className="text-link inline-block py-2">
        Iniciar Sesión
      </a>
    </p>
  );
}
