import type { ReactNode } from 'react';
import { FieldError } from '../field/field-error.tsx';
import type { Locale } from '../host/host-context.ts';
import { useOwnLocale } from '../intl/use-own-locale.ts';
import { FileRow, type FileFacts, type RowState } from './file-row.tsx';
import styles from './upload-row.module.css';

/** Props of {@link UploadRow}. */
export type UploadRowProps = {
  file: FileFacts;
  state: Exclude<RowState, 'missing'>;
  /** The state as a text: 'Prêt à être envoyé'. */
  stateText: string;
  /** The upload's progress from 0 to 1; without it the bar is indeterminate. */
  progress?: number | undefined;
  /** Why it was refused or failed. The owner announces it. */
  error?: ReactNode;
  /** Buttons, whose accessible names include the file's. */
  actions?: ReactNode;
  /** The fields of the file. */
  children?: ReactNode;
  /** The language of the size. Default: the page's. */
  locale?: Locale;
};

/** A file among several that are sent: its state, its fields, and why it was refused. */
export function UploadRow(props: UploadRowProps) {
  const { file, state, stateText, progress, error, actions, children } = props;
  const locale = useOwnLocale(props.locale);
  return (
    <div className={styles['root']} data-state={state}>
      <div className={styles['head']}>
        <FileRow
          file={file}
          state={state}
          stateText={stateText}
          progress={progress}
          locale={locale}
        />
        {actions ? <div className={styles['actions']}>{actions}</div> : null}
      </div>
      {children}
      <FieldError id={undefined} error={error} />
    </div>
  );
}
