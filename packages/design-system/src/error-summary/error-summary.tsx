import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { WarningIcon } from '../icons/warning.tsx';
import styles from './error-summary.module.css';

/** An error; with `fieldId` a link to the control with that id. */
export type SummaryError = {
  message: string;
  fieldId?: string | undefined;
  /** Navigates to a control on another page of the form. */
  onFollow?: (() => void) | undefined;
};

/** Props of {@link ErrorSummary}. */
export type ErrorSummaryProps = {
  title: string;
  /** Heading level of the title. Default 2. */
  headingLevel?: 2 | 3 | 4;
  errors: readonly SummaryError[];
  /** The number of submissions. When it changes and there are errors, the focus moves to the summary. */
  attempt: number;
};

/** The summary of a form's errors, above it; each line links to its field. Renders nothing without errors. */
export function ErrorSummary({ title, headingLevel = 2, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const present = errors.length > 0;

  // Only a new submission moves the focus; errors that change while typing must not.
  const focused = useRef(0);
  useEffect(() => {
    if (!present || attempt === focused.current) return;
    focused.current = attempt;
    if (box.current) read(box.current);
  }, [attempt, present]);

  if (!present) return null;
  return (
    <div ref={box} className={styles['root']} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <Heading id={titleId} className={styles['title']}>
        <WarningIcon size={22} />
        {title}
      </Heading>
      <ul className={styles['list']}>
        {errors.map((error) => (
          <li key={`${error.fieldId ?? ''}:${error.message}`}>
            {error.fieldId ? (
              <a href={`#${error.fieldId}`} onClick={(event) => follow(event, error)}>
                {error.message}
              </a>
            ) : (
              error.message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focusing would center the box in the window and hide the beginning of a tall one. */
function read(box: HTMLElement) {
  box.focus();
  // The scroll padding is the height that the site's header covers.
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (box.getBoundingClientRect().top < (covered || 0)) box.scrollIntoView();
}

/** Focuses the control and scrolls to its label. The address does not change, so that the router does not navigate. */
function follow(event: MouseEvent, { fieldId, onFollow }: SummaryError) {
  if (onFollow) {
    event.preventDefault();
    onFollow();
    return;
  }
  const field = fieldId ? document.getElementById(fieldId) : null;
  if (!field) return;
  event.preventDefault();
  field.focus();
}
