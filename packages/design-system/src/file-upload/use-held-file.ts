import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { checkPdf, type RefusalReason } from './check-pdf.ts';

/** A refused file and the reason. */
export type FileRefusal = { reason: RefusalReason; file: File };

type Owner = {
  maxBytes: number;
  onFile: ((file: File | null) => void) | undefined;
  onRefuse: ((refusal: FileRefusal) => void) | undefined;
};

/** Holds the file of the native input. A refused file is removed from it, because a plain form would post it. */
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
    // Another file was chosen, or this one removed, while its first bytes were read.
    if (mine !== turn.current) return;
    place(input.current, reason ? held : file);
    setRefusal(reason ? { reason, file } : null);
    if (reason) return onRefuse?.({ reason, file });
    setHeld(file);
    onFile?.(file);
  };

  // The person may have chosen a file before hydration.
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

/** Sets or clears the file of the native input, so that a plain post of the form sends it. */
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
