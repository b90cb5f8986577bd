import { DashboardError } from '@tassis/design-system';
import { useMessages } from '../messages/use-messages.ts';

export function SectionError() {
  const { area, section, retry } = useMessages();
  return <DashboardError title={area} text={section.crash} retryText={retry} />;
}
