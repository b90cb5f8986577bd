import { QueryView } from '@tassis/dashboard';
import type { ReactNode } from 'react';
import { useOverviewTexts } from '../messages/overview/use-overview-texts.ts';
import { usePartnerProfile } from './use-partner-profile.ts';
import { ValidationState } from './validation-state.tsx';

/** A page for validated partners; others see the state of their application. */
export function ValidatedOnly({ children }: { children: ReactNode }) {
  const texts = useOverviewTexts();
  const query = usePartnerProfile();
  return (
    <QueryView query={query} loading={texts.loading} failed={texts.failed}>
      {({ data: { status, review_reason: reason } }) =>
        status === 'validated' ? children : <ValidationState status={status} reason={reason} />
      }
    </QueryView>
  );
}
