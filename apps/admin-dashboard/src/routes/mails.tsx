import { AreaPage } from '@tassis/dashboard';
import { MailList } from '../features/mail-list/mail-list.tsx';
import { useMailTexts } from '../messages/mails/use-mail-texts.ts';

export function Component() {
  const { title, lead } = useMailTexts();
  return (
    <AreaPage title={title} lead={lead}>
      <MailList />
    </AreaPage>
  );
}
