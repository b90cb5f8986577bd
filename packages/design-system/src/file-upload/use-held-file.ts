import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { checkPdf, type RefusalReason } from './check-pdf.ts';

/** A file that was not taken, and why. */
export type FileRefusal = { reason: RefusalReason; file: File };

type Owner = {
  maxBytes: number;
  onFile: ((file: File | null) => void) | undefined;
  onRefuse: ((refusal: FileRefusal) => void) | undefined;
};

/** The file that the native input holds. A refused one never stays in it: it could be posted. */
export function useHeldFile({ maxBytes, onFile, onRefuse }: Owner) {
  const input = useRef<HTMLInputElement>(null);
  const turn = useRef(0);
  const [held, setHeld] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<FileRefusal | null>(null);

  const forget = () => {
    turn.current += 1;
    setHeld(null);
    setRefusal(null);
  };

  const clear = () => {
    forget();
    place(input.current, null);
    onFile?.(null);
  };

  const offer = async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return clear();
    turn.current += 1;
    const mine = turn.current;
    const reason = files.length > 1 ? 'several' : await checkPdf(file, maxBytes);
    // Another file was offered, or this one taken back, while its first bytes were read.
    if (mine !== turn.current) return;
    place(input.current, reason ? held : file);
    setRefusal(reason ? { reason, file } : null);
    if (reason) return onRefuse?.({ reason, file });
    setHeld(file);
    onFile?.(file);
  };

  // A file may have been chosen before the script came.
  const takeEarlier = useEffectEvent(() => {
    const earlier = [...(input.current?.files ?? [])];
    if (earlier.length > 0) void offer(earlier);
  });
  const onReset = useEffectEvent(forget);
  useEffect(() => {
    takeEarlier();
    const form = input.current?.form;
    const reset = () => onReset();
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, []);

  return { input, held, refusal, offer, clear };
}

/** Puts a file into the native input, so that a plain post of the form sends it, or empties it. */
function place(input: HTMLInputElement | null, file: File | null) {
  if (!input || input.files?.[0] === (file ?? undefined)) return;
  if (!file) {
    input.value = '';
    return;
  }
  const carrier = new DataTransfer();
  carrier.items.add(file);
  input.files = carrier.files;
}
