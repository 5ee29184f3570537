import { AccountFrame } from './account-frame.tsx';
import { CloseAccount } from './close-account.tsx';
import { ConsentsPanel } from './consents-panel.tsx';
import type { DetailsData } from './details.loader.ts';
import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** Spec 2.11, and what the law gives everybody over his data. */
export function Page({ data }: { data: DetailsData }) {
  const { user, mustChangePassword, consents, sessions } = data;
  return (
    <AccountFrame user={user} tab="details">
      <div className="grid gap-5">
        <PasswordPanel email={user.email} mustChange={mustChangePassword} />
        {!mustChangePassword && (
          <>
            {sessions && <SessionsPanel sessions={sessions} />}
            <ConsentsPanel consents={consents} />
            <CloseAccount />
          </>
        )}
      </div>
    </AccountFrame>
  );
}
