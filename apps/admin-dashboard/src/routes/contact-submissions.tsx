import { AreaPage } from '@tassis/dashboard';
import { ContactList } from '../features/contact-list/contact-list.tsx';
import { useContactTexts } from '../messages/contact/use-contact-texts.ts';

export function Component() {
  const { title, lead } = useContactTexts();
  return (
    <AreaPage title={title} lead={lead}>
      <ContactList />
    </AreaPage>
  );
}
