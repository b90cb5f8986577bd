import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { WarningIcon } from '../icons/warning.tsx';
import styles from './error-summary.module.css';

/** One thing to correct; with `fieldId` it leads to the control with that id. */
export type SummaryError = {
  message: string;
  fieldId?: string | undefined;
  /** Leads to a control that is not on screen: on another page of the form. */
  onFollow?: (() => void) | undefined;
};

/** Props of {@link ErrorSummary}. */
export type ErrorSummaryProps = {
  title: string;
  /** The title is a heading, by which one comes back to the summary. Default 2. */
  headingLevel?: 2 | 3 | 4;
  errors: readonly SummaryError[];
  /** How many times the form was sent: focus moves to the summary each time this changes and there are errors. */
  attempt: number;
};

/** Everything that keeps a form from being sent, above it, each line leading to its field. Nothing when all is well. */
export function ErrorSummary({ title, headingLevel = 2, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const present = errors.length > 0;

  // Only a new attempt moves focus: errors that come and go while typing must not.
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

/** Focus brings a box to the middle of the window, which would hide the beginning of a tall one. */
function read(box: HTMLElement) {
  box.focus();
  // What the header of a site covers is its scroll padding.
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (box.getBoundingClientRect().top < (covered || 0)) box.scrollIntoView();
}

/** Focuses the control, which scrolls to its label too; the address does not change, so that no route reacts. */
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
