import { AreaPage } from '@tassis/dashboard';
import { ClientPanel } from '../features/client-file/client-panel.tsx';
import { ClientList } from '../features/client-list/client-list.tsx';
import { useClientTexts } from '../messages/clients/use-client-texts.ts';

export function Component() {
  const { title, lead } = useClientTexts();
  return (
    <AreaPage title={title} lead={lead}>
      <ClientList renderPanel={({ id }) => <ClientPanel id={id} />} />
    </AreaPage>
  );
}
