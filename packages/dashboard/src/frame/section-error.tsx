import { DashboardError } from '@tassis/design-system';
import { useNotedFailure, useRouteError } from '@tassis/platform/router';
import { useSharedTexts } from '@tassis/views';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';

/** Replaces a section that threw, and shows the reference of its report. The menu stays. */
export function SectionError({ title }: { title: string }) {
  const { crash } = useDashboardTexts().frame;
  const { retry, requestId } = useSharedTexts();
  const failure = useNotedFailure(useRouteError());
  return (
    <DashboardError
      title={title}
      text={crash}
      retryText={retry}
      requestId={failure && { label: requestId, value: failure.reference }}
    />
  );
}
