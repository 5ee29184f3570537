import { useNavigate } from 'react-router';
import { pictureOfWidth } from '../../../../domain/picture.ts';
import { paths } from '../../../../wire/paths.ts';
import type { PageProps } from '../../../app/page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Panel, Tag } from '../../../ui/surfaces.tsx';
import { AccountFrame } from '../../accounts/account/account-frame.tsx';
import { NewListForm } from '../../catalogue/save-to-list/new-list-form.tsx';
import type { listsLoader } from './lists.loader.ts';

type OwnList = Awaited<ReturnType<typeof listsLoader>>['lists'][number];

export function Page({ data: { user, lists } }: PageProps<typeof listsLoader>) {
  const navigate = useNavigate();
  return (
    <AccountFrame user={user} tab="lists">
      <Panel aria-labelledby="listas">
        <h3 id="listas" className="heading-3">
          Tus listas
        </h3>
        <p className="mt-2 text-tinta-2">
          Para el mercado de la finca, un regalo o la oficina. Compártelas con un enlace.
        </p>
        <ul className="mt-4 divide-y divide-linea">
          <li>
            <ListLink href={paths.wishlist()} name="Lista de deseos" about="Tus favoritos">
              <span className="grid size-[56px] shrink-0 place-items-center rounded-[14px] bg-crema-1 text-corazon">
                <Icon name="heart" weight="fill" size={26} />
              </span>
            </ListLink>
          </li>
          {lists.map((list) => (
            <li key={list.id}>
              <OwnListLink list={list} />
            </li>
          ))}
        </ul>
        <NewListForm onMade={({ id }) => void navigate(paths.list(id))} />
      </Panel>
    </AccountFrame>
  );
}

function OwnListLink({ list: { id, name, lineCount, shareToken, imageUrls } }: { list: OwnList }) {
  const [first] = imageUrls;
  return (
    <ListLink
      href={paths.list(id)}
      name={name}
      about={lineCount === 1 ? '1 producto' : `${lineCount} productos`}
      isShared={shareToken !== null}
    >
      {first ? (
        <img
          src={pictureOfWidth(first, 160)}
          alt=""
          width={56}
          height={56}
          className="size-[56px] shrink-0 rounded-[14px] object-cover"
        />
      ) : (
        <span className="grid size-[56px] shrink-0 place-items-center rounded-[14px] bg-crema-1 text-tinta-3">
          <Icon name="list" size={26} />
        </span>
      )}
    </ListLink>
  );
}

interface ListLinkProps {
  href: string;
  name: string;
  about: string;
  isShared?: boolean;
  children: React.ReactNode;
}

function ListLink({ href, name, about, isShared = false, children }: ListLinkProps) {
  return (
    <a href={href} className="flex min-h-[80px] items-center gap-4 py-3">
      {children}
      <span className="min-w-0 flex-1">
        <span className="block break-words font-semibold">{name}</span>
        <span className="block text-small/5 text-tinta-2">{about}</span>
      </span>
      {isShared && <Tag tone="done">Compartida</Tag>}
      <Icon name="caret-right" weight="bold" size={16} className="shrink-0 text-tinta-3" />
    </a>
  );
}
