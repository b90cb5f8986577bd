import { CheckIcon } from '../icons/check.tsx';
import { WarningIcon } from '../icons/warning.tsx';
import { SpinnerMark } from '../spinner/spinner.tsx';
import styles from './form-actions.module.css';

/** What has become of a draft, in words: 'Enregistrement…', 'Enregistré à 14:32', 'Non enregistré'. */
export type SavedNoteProps = { state: 'saving' | 'saved' | 'failed'; text: string };

/** A draft is saved again and again: only a failure is worth interrupting for, so only that is announced. */
export function SavedNote({ state, text }: SavedNoteProps) {
  return (
    <div className={styles['note']} data-state={state}>
      <output>
        {state === 'failed' ? (
          <span className={styles['line']}>
            <WarningIcon size={18} />
            {text}
          </span>
        ) : null}
      </output>
      {state === 'failed' ? null : (
        <p className={styles['line']}>
          {state === 'saving' ? <SpinnerMark /> : <CheckIcon size={18} />}
          {text}
        </p>
      )}
    </div>
  );
}
