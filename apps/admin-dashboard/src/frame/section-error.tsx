import { DashboardError } from '@tassis/design-system';
import { useSharedTexts } from '@tassis/views';
import { useMessages } from '../messages/use-messages.ts';

export function SectionError() {
  const { area } = useMessages();
  const { frame, retry } = useSharedTexts();
  return <DashboardError title={area} text={frame.crash} retryText={retry} />;
}
