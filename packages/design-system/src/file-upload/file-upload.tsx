import { Button } from '../button/button.tsx';
import { Field, splitFieldProps, type InputProps } from '../field/field.tsx';
import { useSharedRef } from '../field/use-shared-ref.ts';
import type { Locale } from '../host/host-context.ts';
import { useOwnLocale } from '../intl/use-own-locale.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import hiddenStyles from '../visually-hidden/visually-hidden.module.css';
import { FileRow, type FileFacts, type FileState } from './file-row.tsx';
import { formatSize } from './file-size.ts';
import styles from './file-upload.module.css';
import { getAnnouncement, getFileState, type FileUploadTexts } from './file-upload-texts.ts';
import { Invitation } from './invitation.tsx';
import { Picker } from './picker.tsx';
import { useDrop } from './use-drop.ts';
import { useHeldFile, type FileRefusal } from './use-held-file.ts';

/** Props of {@link FileUpload}: the texts of its field and those of an `<input>`, whose value is a file. */
export type FileUploadProps = InputProps<
  'type' | 'accept' | 'multiple' | 'value' | 'defaultValue' | 'onChange'
> & {
  texts: FileUploadTexts;
  /** In bytes. Default 5 242 880 (5 Mo). */
  maxBytes?: number;
  /** Shown while no file is chosen here: uploaded earlier (`done`), or known by name only (`missing`). */
  known?: FileFacts | undefined;
  /** The state of the file. Default: chosen. */
  status?: Exclude<FileState, 'chosen'> | undefined;
  /** The upload's progress from 0 to 1; without it the bar is indeterminate. */
  progress?: number | undefined;
  /** Called with a file that passed all checks, or with null when it is removed. */
  onFile?: (file: File | null) => void;
  onRefuse?: (refusal: FileRefusal) => void;
  /** The language of sizes. Default: the page's. */
  locale?: Locale;
};

/**
 * One PDF, chosen or dropped, and checked before it is accepted. Renders an `<input type="file">`, which also works
 * without script.
 */
export function FileUpload(props: FileUploadProps) {
  const {
    texts,
    maxBytes = 5_242_880,
    known,
    status,
    progress,
    locale: ownLocale,
    ...owner
  } = props;
  const { onFile, onRefuse, ref, ...rest } = owner;
  const { field, control } = splitFieldProps(rest);
  const locale = useOwnLocale(ownLocale);
  const { input, held, refusal, offer, clear } = useHeldFile({ maxBytes, onFile, onRefuse });
  useSharedRef(ref, input);
  const { over, handlers } = useDrop((files) => void offer(files), control.disabled === true);

  const file = held ?? known;
  const state = getFileState({ held: held !== null, known: known !== undefined, status });
  const pick = state === 'empty' ? texts.choose : texts[state === 'missing' ? 'again' : 'replace'];
  const refused =
    refusal &&
    texts.refused[refusal.reason]({
      name: refusal.file.name,
      size: formatSize(refusal.file.size, locale),
      limit: formatSize(maxBytes, locale),
    });

  const remove = () => {
    clear();
    // The pressed button disappears with the file.
    input.current?.focus();
  };

  return (
    <Field {...field} error={refused ?? field.error}>
      {(wiring) => (
        <div
          className={styles['zone']}
          data-state={state}
          data-over={over || undefined}
          {...handlers}
        >
          {file && state !== 'empty' ? (
            <FileRow
              file={file}
              state={state}
              stateText={texts[state]}
              progress={progress}
              locale={locale}
            />
          ) : (
            <Invitation text={over ? texts.dropNow : texts.drop} />
          )}
          <div className={styles['actions']}>
            <Picker
              {...control}
              {...wiring}
              ref={input}
              text={pick}
              aria-label={`${field.label} – ${pick}`}
              onFiles={(files) => void offer(files)}
            />
            {file ? (
              <Button variant="quiet" size="s" disabled={control.disabled} onClick={remove}>
                {state === 'uploading' ? texts.cancel : texts.remove}{' '}
                <VisuallyHidden>{file.name}</VisuallyHidden>
              </Button>
            ) : null}
          </div>
          <output className={hiddenStyles['root']}>
            {getAnnouncement({ state, file, texts })}
          </output>
          <span role="alert" className={hiddenStyles['root']}>
            {refused}
          </span>
        </div>
      )}
    </Field>
  );
}
