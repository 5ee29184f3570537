import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../wire/paths.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import type { PageProps } from '../../app/page.ts';
import { logOut } from '../../app/session-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Article, Section } from './article.tsx';
import type { startSellingLoader } from './start-selling.loader.ts';

export function Page({ data }: PageProps<typeof startSellingLoader>) {
  const { email, hasShop } = data;
  if (hasShop)
    return (
      <Article title="Ya tienes una tienda" lead="Entra a tu centro de vendedores con esta misma cuenta.">
        <ButtonLink href={sellerPaths.home()} className="justify-self-start">
          Ir al centro de vendedores
        </ButtonLink>
      </Article>
    );
  return (
    <Article
      title="Empieza a vender"
      lead="Una tienda tiene su propia cuenta: así lo que vendes no se mezcla con lo que compras."
    >
      <Section title="Qué hacer">
        <ol className="grid list-decimal gap-3 pl-6">
          <li>Cierra esta sesión. Tus pedidos, favoritos y datos siguen en tu cuenta de compras.</li>
          <li>
            Crea la cuenta de vendedor con otro correo: <b className="break-words">{email}</b> ya es el de tus
            compras. El celular puede ser el mismo.
          </li>
          <li>Ten a la mano tu NIT y el RUT en PDF, de máximo 1 MB. Revisamos tus datos en 24 horas.</li>
        </ol>
      </Section>
      <Leave />
    </Article>
  );
}

function Leave() {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const leave = async () => {
    setLeaving(true);
    setProblem(null);
    const reply = await logOut();
    if (reply.ok || reply.reason === 'login-required') return navigate(paths.registerSeller());
    setLeaving(false);
    setProblem(reply.message);
  };
  return (
    <div className="grid gap-4">
      <FormProblem text={problem} />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button loading={leaving} loadingLabel="Cerrando sesión..." onClick={() => void leave()}>
          Cerrar sesión y crear mi tienda
        </Button>
        <ButtonLink href={paths.home()} variant="secondary">
          Seguir comprando
        </ButtonLink>
      </div>
    </div>
  );
}
