import { AreaPage, EmptySection } from '@tassis/dashboard';
import { useMessages } from '../messages/use-messages.ts';

export function Component() {
  const { dashboard, toCome } = useMessages();
  return (
    <AreaPage title={dashboard.title} lead={dashboard.lead}>
      <EmptySection title={toCome} text={dashboard.text} />
    </AreaPage>
  );
}
