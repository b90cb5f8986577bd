import { getApi } from '@tassis/api-client';
import { linkDocument } from '@tassis/contracts';
import { useEffect, useState } from 'react';
import type { PdfDocument } from './open-pdf.ts';

type State = { document?: PdfDocument; error?: unknown };

/** Loads and parses a document while it is shown. pdf.js is loaded on demand with the first one. Returns the state of a query. */
export function usePdf(id: string) {
  const [attempt, setAttempt] = useState(0);
  const name = `${id} ${attempt}`;
  const [shown, setShown] = useState<State & { name: string }>({ name });
  const { document, error }: State = shown.name === name ? shown : {};
  useEffect(() => {
    const left = new AbortController();
    const opening = open(id, left.signal);
    opening.then(
      (opened) => {
        if (!left.signal.aborted) setShown({ name, document: opened });
      },
      (reason: unknown) => {
        if (!left.signal.aborted) setShown({ name, error: reason });
      },
    );
    return () => {
      left.abort();
      void opening.then(
        (opened) => opened.close(),
        () => undefined,
      );
    };
  }, [id, name]);
  return {
    data: document,
    isError: error !== undefined,
    isFetching: document === undefined && error === undefined,
    error,
    /** Closes a document that takes too long, and shows an error. */
    giveUp: (reason: unknown) => {
      document?.close();
      setShown({ name, error: reason });
    },
    refetch: () => setAttempt((count) => count + 1),
  };
}

async function open(id: string, signal: AbortSignal): Promise<PdfDocument> {
  const [bytes, { openPdf }] = await Promise.all([
    getApi().readFile(linkDocument, { params: { id } }, { signal }),
    import('./open-pdf.ts'),
  ]);
  signal.throwIfAborted();
  return openPdf(bytes);
}
