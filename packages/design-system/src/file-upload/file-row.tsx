import type { Locale } from '../host/host-context.ts';
import { CheckCircleIcon } from '../icons/check-circle.tsx';
import { DocumentIcon } from '../icons/document.tsx';
import { WarningIcon } from '../icons/warning.tsx';
import { Bar } from '../progress-bar/bar.tsx';
import { formatSize } from './file-size.ts';
import styles from './file-upload.module.css';

/** A file's name and size in bytes. */
export type FileFacts = { name: string; size?: number | undefined };

/** The state of a file. */
export type FileState = 'chosen' | 'uploading' | 'done' | 'missing';

/** In a list a file may also have failed. */
export type RowState = FileState | 'failed';

type FileRowProps = {
  file: FileFacts;
  state: RowState;
  /** The state as a text. */
  stateText: string;
  progress: number | undefined;
  locale: Locale;
};

/** A file with its name, size and state. */
export function FileRow({ file, state, stateText, progress, locale }: FileRowProps) {
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <div className={styles['row']}>
      <span className={styles['tile']}>
        <StateIcon state={state} />
      </span>
      <div className={styles['facts']}>
        <p className={styles['name']}>{file.name}</p>
        <p className={styles['meta']}>
          {file.size === undefined ? null : (
            <span className={styles['size']}>{formatSize(file.size, locale)}</span>
          )}
          <span className={styles['state']}>
            {stateText}
            {state === 'uploading' && progress !== undefined ? (
              <> {percent.format(progress)}</>
            ) : null}
          </span>
        </p>
        {state === 'uploading' ? (
          <Bar className={styles['progress']} aria-label={stateText} value={progress} />
        ) : null}
      </div>
    </div>
  );
}

function StateIcon({ state }: { state: RowState }) {
  if (state === 'done') return <CheckCircleIcon />;
  return state === 'missing' || state === 'failed' ? <WarningIcon /> : <DocumentIcon />;
}
