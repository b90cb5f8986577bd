import { DashboardPage, ErrorState } from '@tassis/design-system';
import { useMessages } from '../messages/use-messages.ts';

/** Stands in for a section that broke while it loaded or rendered. */
export function SectionError() {
  const { area, section, retry } = useMessages();
  return (
    <DashboardPage title={area}>
      <ErrorState
        title={section.crash}
        retry={{ text: retry, onRetry: () => window.location.reload() }}
      />
    </DashboardPage>
  );
}
