import { AreaPage } from '@tassis/dashboard';
import { InviteColleague } from '../features/user-list/invite-colleague.tsx';
import { UserList } from '../features/user-list/user-list.tsx';
import { WaitingInvitations } from '../features/user-list/waiting-invitations.tsx';
import { useTexts } from '../messages/users/use-texts.ts';

export function Component() {
  const texts = useTexts();
  const actions = (
    <>
      <WaitingInvitations />
      <InviteColleague />
    </>
  );
  return (
    <AreaPage title={texts.title} lead={texts.lead} actions={actions}>
      <UserList />
    </AreaPage>
  );
}
