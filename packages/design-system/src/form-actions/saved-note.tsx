import { CheckIcon } from '../icons/check.tsx';
import { WarningIcon } from '../icons/warning.tsx';
import { SpinnerMark } from '../spinner/spinner.tsx';
import styles from './form-actions.module.css';

/** The state of a draft: 'Enregistrement…', 'Enregistré à 14:32', 'Non enregistré'. */
export type SavedNoteProps = { state: 'saving' | 'saved' | 'failed'; text: string };

/** The state of a draft. Drafts are saved often, so only a failure is announced. */
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
