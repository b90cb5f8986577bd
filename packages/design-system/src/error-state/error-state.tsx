import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { RetryIcon } from '../icons/retry.tsx';
import { WarningIcon } from '../icons/warning.tsx';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
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

/**
 * The error state of content that failed to load, with the next step. Renders a `role="alert"`. When a retry succeeds,
 * the focus moves from its button to the heading of the section, or of the page.
 */
export function ErrorState(props: ErrorStateProps) {
  const { title, headingLevel, children, requestId, retry, actions } = props;
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  const error = useFocusAfterRemoval(findHeading);
  return (
    <div ref={error} role="alert" className={placeStyles['root']}>
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

function findHeading(error: HTMLElement): HTMLElement | null {
  const around = error.closest('section, main');
  const headings = around?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [];
  const heading = [...headings].find((each) => !error.contains(each));
  if (!heading) return null;
  heading.tabIndex = -1;
  return heading;
}
