import type { AdminDocument } from '@tassis/contracts';
import { useAction } from '@tassis/dashboard';
import { useNotify } from '@tassis/design-system/host';
import { useState } from 'react';
import { useDocumentTexts } from '../messages/documents/use-document-texts.ts';
import { acceptDocument } from './accept-document.ts';

/** The review of a document. */
export type Review = ReturnType<typeof useReview>;

/** Reviews a document; `onReviewed` is called when the API has stored the result. */
export function useReview(document: AdminDocument, onReviewed: () => void) {
  const { accepted } = useDocumentTexts();
  const notify = useNotify();
  const [isRefusing, setRefusing] = useState(false);
  const { run, pending, failure } = useAction(async () => {
    await acceptDocument(document);
    notify({ tone: 'success', text: accepted(document.name) });
    onReviewed();
  });
  return {
    accept: run,
    pending,
    failure,
    isRefusing,
    /** Opens the form for the reason. */
    refuse: () => setRefusing(true),
    /** Closes the form without refusing. */
    keepIt: () => setRefusing(false),
    onRefused: () => {
      setRefusing(false);
      onReviewed();
    },
  };
}
