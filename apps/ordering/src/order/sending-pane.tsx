import { Spinner } from '@tassis/design-system';
import type { ReactNode } from 'react';
import { useOrderMessages } from '../messages/order/use-order-messages.ts';
import styles from './sending-pane.module.css';
import type { SubmissionState } from './submission/order-submission.ts';

type SendingPaneProps = { phase: SubmissionState['phase']; children: ReactNode };

/** Shows a spinner instead of the form while it is sent. The form is hidden, not unmounted, so that no input is lost. */
export function SendingPane({ phase, children }: SendingPaneProps) {
  const { form: texts } = useOrderMessages();
  const isBusy = isUnderWay(phase);
  return (
    <div className={styles['root']}>
      <div className={isBusy ? styles['away'] : undefined} inert={isBusy}>
        {children}
      </div>
      {isBusy ? (
        <div className={styles['spinner']}>
          <Spinner
            size="page"
            showLabel
            label={phase === 'checking' ? texts.checking : texts.sending}
          />
        </div>
      ) : null}
    </div>
  );
}

/** Whether an order is being sent, so that nothing can be changed. */
export function isUnderWay(phase: SubmissionState['phase']): boolean {
  return phase === 'sending' || phase === 'checking' || phase === 'accepted';
}
