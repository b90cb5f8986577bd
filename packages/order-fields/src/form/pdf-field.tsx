import { FileUpload } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { translate } from '@tassis/messages';
import { useStore } from 'zustand';
import { useFileMessages } from '../messages/file/use-file-messages.ts';
import type { FormFile, PdfFile } from './form-file.ts';
import { readBase64 } from './read-base64.ts';

type PdfFieldProps = { file: FormFile; label: string; hint: string };

/** The field of a form's PDF. The file is read when it is chosen, so that sending need not wait for the disk. */
export function PdfField({ file, label, hint }: PdfFieldProps) {
  const texts = useFileMessages();
  const locale = useLocale();
  const held = useStore(file.store, (state) => state.file);
  const isLoading = useStore(file.store, (state) => state.isLoading);
  const violation = useStore(file.store, (state) => (state.isAttempted ? state.violation : null));
  const refusal = useStore(file.store, (state) =>
    state.refusal && state.refusal.file === state.file ? state.refusal.text : undefined,
  );
  const failure = useStore(file.store, (state) => state.failure);

  const take = async (chosen: File | null) => {
    if (chosen === null) {
      file.put(null);
      return;
    }
    const { name, size, lastModified } = chosen;
    try {
      file.put({ name, size, lastModified, content: await readBase64(chosen) });
    } catch {
      file.put({ name, size, lastModified });
      file.fail('reading');
    }
  };

  const wrong = violation ? translate(locale, violation.code, violation.params) : refusal;
  return (
    <FileUpload
      id={file.id}
      name={file.id}
      label={label}
      hint={hint}
      texts={texts}
      known={held ?? undefined}
      status={getStatus(held, isLoading)}
      error={failure === null ? wrong : texts.failures[failure]}
      onFile={(chosen) => void take(chosen)}
    />
  );
}

function getStatus(held: PdfFile | null, isLoading: boolean) {
  if (held === null || held.content !== undefined) return undefined;
  if (held.isOrdered) return 'done';
  return isLoading ? 'uploading' : 'missing';
}
