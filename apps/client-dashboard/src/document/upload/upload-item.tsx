import { Button, Checkbox, Stack, UploadRow, VisuallyHidden } from '@tassis/design-system';
import type { ReactNode } from 'react';
import { useDocumentTexts } from '../../messages/documents/use-document-texts.ts';
import { isWaiting, type Upload } from './upload.ts';

type UploadItemProps = {
  upload: Upload;
  /** Gives the file its own kind and order; undefined where there is no choice. */
  onApart: ((isApart: boolean) => void) | undefined;
  /** The file's own fields, once it has them. */
  children: ReactNode;
  onRemove: () => void;
  onStop: () => void;
  onRetry: () => void;
  /** Whether other files are being sent. */
  isRetryHeld: boolean;
};

/** A file to upload: its own fields, its progress, and the reason if it was refused. */
export function UploadItem(props: UploadItemProps) {
  const { upload, onApart, children, onRemove, onStop, onRetry, isRetryHeld } = props;
  const { upload: texts } = useDocumentTexts();
  const { file, state, isApart, progress, error } = upload;
  const { name, size } = file;
  const remove = { text: texts.remove, onClick: onRemove };
  // The same button changes its text and action, so that it keeps the focus.
  const first = {
    refused: remove,
    chosen: remove,
    uploading: { text: texts.stop, onClick: onStop },
    failed: { text: texts.retry, onClick: onRetry, disabled: isRetryHeld },
    done: null,
  }[state];
  return (
    <UploadRow
      file={{ name, size }}
      state={state === 'refused' ? 'failed' : state}
      stateText={texts.states[state]}
      progress={progress}
      error={error}
      actions={
        <>
          {first ? <FileButton {...first} name={name} /> : null}
          {state === 'failed' ? <FileButton {...remove} name={name} /> : null}
        </>
      }
    >
      {onApart && isWaiting(upload) ? (
        <Stack gap="s">
          <Checkbox
            label={texts.apart}
            aria-label={texts.apartOf(name)}
            checked={isApart}
            onChange={({ target }) => onApart(target.checked)}
          />
          {isApart ? children : null}
        </Stack>
      ) : null}
    </UploadRow>
  );
}

type FileButtonProps = { text: string; name: string; disabled?: boolean; onClick: () => void };

function FileButton({ text, name, ...button }: FileButtonProps) {
  return (
    <Button variant="quiet" size="s" {...button}>
      {text} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}
