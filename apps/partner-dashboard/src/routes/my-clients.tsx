import { AreaPage, EmptySection } from '@tassis/dashboard';
import { useMessages } from '../messages/use-messages.ts';

export function Component() {
  const { clients, toCome } = useMessages();
  return (
    <AreaPage title={clients.title}>
      <EmptySection title={toCome} text={clients.text} />
    </AreaPage>
  );
}
