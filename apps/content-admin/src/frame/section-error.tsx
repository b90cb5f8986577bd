import { ErrorState } from '@tassis/design-system';
import { useMessages } from '../messages/use-messages.ts';

/** Stands in for a section that broke while it loaded or rendered. */
export function SectionError() {
  const { section, retry } = useMessages();
  return (
    <ErrorState
      title={section.crash}
      retry={{ text: retry, onRetry: () => window.location.reload() }}
    />
  );
}
