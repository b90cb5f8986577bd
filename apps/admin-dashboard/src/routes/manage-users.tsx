import { AreaPage } from '@tassis/dashboard';
import { InviteColleague } from '../features/user-list/invite-colleague.tsx';
import { UserList } from '../features/user-list/user-list.tsx';
import { useTexts } from '../messages/users/use-texts.ts';

export function Component() {
  const texts = useTexts();
  return (
    <AreaPage title={texts.title} lead={texts.lead} actions={<InviteColleague />}>
      <UserList />
    </AreaPage>
  );
}
