import { newIdempotencyKey } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { checkPdf, formatSize } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { PDF_MAX_BYTES } from '@tassis/domain';
import { explain, transportTexts } from '@tassis/messages';
import { useFileMessages } from '@tassis/order-fields/file';
import { useEffect, useRef, useState } from 'react';
import { sendDocument } from './send-document.ts';
import { isSameFile, isWaiting, type Upload, type UploadFacts } from './upload.ts';

type UploadsOptions = {
  /** The initial kind and order of all files. */
  initial: UploadFacts;
  /** The refused document that is replaced. */
  replaces: string | undefined;
};

/** The files of an upload. They are sent one after the other, each once; a failure does not stop the others. */
export function useUploads({ initial, replaces }: UploadsOptions) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  /** The kind and order of all files without their own. */
  const [common, setCommon] = useState(initial);
  const [isSending, setSending] = useState(false);
  // The current files, because some are added or removed while others are sent.
  const latest = useRef(uploads);
  const latestCommon = useRef(common);
  const running = useRef(new Map<number, AbortController>());
  const count = useRef(0);
  // A second press may come before the first one has rendered.
  const isBusy = useRef(false);
  const explainRefusal = useRefusalText();
  const explainFailure = useFailureText();
  useEffect(() => {
    const sent = running.current;
    return () => {
      latest.current = [];
      for (const sending of sent.values()) sending.abort();
    };
  }, []);

  const update = (next: readonly Upload[]) => {
    latest.current = next;
    setUploads(next);
  };
  const patch = (id: number, changes: Partial<Upload>) =>
    update(latest.current.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));

  const add = async (files: readonly File[]) => {
    const checked = await Promise.all(
      files.map(async (file) => ({ file, error: await explainRefusal(file) })),
    );
    const isNew = ({ file }: { file: File }) =>
      !latest.current.some((upload) => upload.state !== 'done' && isSameFile(upload.file, file));
    const added = checked.filter(isNew).map(({ file, error }): Upload => {
      count.current += 1;
      const state = error === undefined ? 'chosen' : 'refused';
      const key = newIdempotencyKey();
      return {
        id: count.current,
        file,
        ...latestCommon.current,
        isApart: false,
        state,
        error,
        key,
      };
    });
    update([...latest.current, ...added]);
  };

  const send = async (id: number): Promise<void> => {
    const upload = latest.current.find((each) => each.id === id);
    if (!upload || !isWaiting(upload)) return;
    const sending = new AbortController();
    running.current.set(id, sending);
    patch(id, { state: 'uploading', progress: undefined, error: undefined });
    try {
      await sendDocument(upload, {
        replaces,
        signal: sending.signal,
        onProgress: (progress) => patch(id, { progress }),
      });
      patch(id, { state: 'done' });
    } catch (error) {
      if (sending.signal.aborted) patch(id, { state: 'chosen' });
      else patch(id, { state: 'failed', error: explainFailure(error) });
    } finally {
      running.current.delete(id);
    }
  };

  const sendEach = async (ids: readonly number[]): Promise<readonly Upload[]> => {
    isBusy.current = true;
    setSending(true);
    for (const id of ids) await send(id);
    isBusy.current = false;
    setSending(false);
    return latest.current;
  };

  // A changed body needs a new idempotency key.
  const say = (id: number, facts: Partial<UploadFacts>) =>
    patch(id, { ...facts, key: newIdempotencyKey() });

  return {
    uploads,
    common,
    isSending,
    add: (files: readonly File[]) => void add(files),
    change: say,
    /** Sets the kind and order of all waiting files without their own, and of files that are added later. */
    changeAll: (facts: Partial<UploadFacts>) => {
      latestCommon.current = { ...common, ...facts };
      setCommon(latestCommon.current);
      const waiting = latest.current.filter((each) => isWaiting(each) && !each.isApart);
      for (const { id } of waiting) say(id, facts);
    },
    /** Gives a file its own kind and order, or takes them away again. */
    setApart: (id: number, isApart: boolean) => {
      patch(id, { isApart });
      if (!isApart) say(id, common);
    },
    remove: (id: number) => update(latest.current.filter((upload) => upload.id !== id)),
    stop: (id: number) => running.current.get(id)?.abort(),
    /** Sends one file, or all that wait; resolves to the results. Does nothing while files are being sent. */
    send: async (id?: number) => {
      if (isBusy.current) return null;
      const ids = id === undefined ? latest.current.filter(isWaiting).map((each) => each.id) : [id];
      return sendEach(ids);
    },
  };
}

/** The reason why a file cannot be sent; undefined for a valid PDF. */
function useRefusalText() {
  const { refused } = useFileMessages();
  const locale = useLocale();
  return async (file: File): Promise<string | undefined> => {
    const reason = await checkPdf(file, PDF_MAX_BYTES);
    if (reason === null) return undefined;
    const limit = formatSize(PDF_MAX_BYTES, locale);
    return refused[reason]({ name: file.name, size: formatSize(file.size, locale), limit });
  };
}

/** The reason why a file was not sent: the API's error about its content or name, or the network error. */
function useFailureText() {
  const { failures } = useFileMessages();
  const locale = useLocale();
  const isRefusedByEnd = useRefusedByEnd();
  return (error: unknown): string | undefined => {
    if (isRefusedByEnd(error)) return undefined;
    // The file was moved or changed after it was chosen.
    if (error instanceof DOMException) return failures.reading;
    const { text, fields } = explain(error, transportTexts(locale));
    return Object.values(fields).flat()[0] ?? text;
  };
}
