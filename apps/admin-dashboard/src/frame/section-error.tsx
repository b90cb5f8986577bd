import { DashboardError } from '@tassis/design-system';
import { useNotedFailure, useRouteError } from '@tassis/platform/router';
import { useSharedTexts } from '@tassis/views';
import { useMessages } from '../messages/use-messages.ts';

export function SectionError() {
  const { area } = useMessages();
  const { frame, retry, requestId } = useSharedTexts();
  const failure = useNotedFailure(useRouteError());
  return (
    <DashboardError
      title={area}
      text={frame.crash}
      retryText={retry}
      requestId={failure && { label: requestId, value: failure.reference }}
    />
  );
}
