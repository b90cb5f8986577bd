import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { RetryIcon } from '../icons/retry.tsx';
import { WarningIcon } from '../icons/warning.tsx';
import placeStyles from '../empty-state/place.module.css';
import styles from './error-state.module.css';

type Retry = { text: string; onRetry: () => void; loading?: boolean; loadingText?: string };

/** Props of {@link ErrorState}. */
export type ErrorStateProps = {
  title: string;
  /** Makes the title a heading; 1 when it replaces the whole page. */
  headingLevel?: 1 | 2 | 3 | 4;
  children?: ReactNode;
  /** The request id and its label, for the person to quote. */
  requestId?: { label: string; value: string } | undefined;
  /** `loading` during the retry, with `loadingText`: 'Nouvel essai…' */
  retry?: Retry | undefined;
  /** More links. */
  actions?: ReactNode;
};

/** The error state of content that failed to load, with the next step. Renders a `role="alert"`. */
export function ErrorState(props: ErrorStateProps) {
  const { title, headingLevel, children, requestId, retry, actions } = props;
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div role="alert" className={placeStyles['root']}>
      <WarningIcon className={styles['mark']} size={36} />
      <Title className={placeStyles['title']}>{title}</Title>
      {children ? <div className={placeStyles['text']}>{children}</div> : null}
      <div className={styles['actions']}>
        {retry ? (
          <Button
            variant="brand"
            iconStart={<RetryIcon />}
            loading={retry.loading ?? false}
            loadingText={retry.loadingText}
            onClick={retry.onRetry}
          >
            {retry.text}
          </Button>
        ) : null}
        {actions}
      </div>
      {requestId ? (
        <p className={styles['request']}>
          {requestId.label} <code>{requestId.value}</code>
        </p>
      ) : null}
    </div>
  );
}
