import { AreaPage, EmptySection } from '@tassis/dashboard';
import { useMessages } from '../messages/use-messages.ts';

export function Component() {
  const { requests, toCome } = useMessages();
  return (
    <AreaPage title={requests.title}>
      <EmptySection title={toCome} text={requests.text} />
    </AreaPage>
  );
}
