import type { Ref } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';
import styles from './file-upload.module.css';
import type { FileUploadTexts } from './file-upload-texts.ts';
import { Invitation } from './invitation.tsx';
import { Picker } from './picker.tsx';
import { useDrop } from './use-drop.ts';

/** Props of {@link FileDrop}. */
export type FileDropProps = FieldTexts & {
  /** Error summaries link to it. Generated when absent. */
  id?: string;
  texts: Pick<FileUploadTexts, 'choose' | 'drop' | 'dropNow'>;
  /** Called with what was chosen or dropped, unchecked. */
  onFiles: (files: readonly File[]) => void;
  /** `false`: the picker lets the person choose one. Default `true`. */
  multiple?: boolean;
  /** What the picker offers: '.csv,text/csv'. Default: PDFs. */
  accept?: string;
  ref?: Ref<HTMLInputElement>;
};

/** Takes several files, by default PDFs, chosen or dropped; their owner checks and lists them. Renders an `<input type="file" multiple>`. */
export function FileDrop(props: FileDropProps) {
  const { texts, onFiles, multiple = true, accept, ref, ...field } = props;
  const { over, handlers } = useDrop(onFiles, false);
  return (
    <Field {...field}>
      {(wiring) => (
        <div
          className={styles['zone']}
          data-state="empty"
          data-over={over || undefined}
          {...handlers}
        >
          <Invitation text={over ? texts.dropNow : texts.drop} />
          <div className={styles['actions']}>
            <Picker
              {...wiring}
              ref={ref}
              multiple={multiple}
              accept={accept}
              // The same file may be chosen again.
              value=""
              text={texts.choose}
              aria-label={`${field.label} – ${texts.choose}`}
              onFiles={onFiles}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
