import type { AdminDocument } from '@tassis/contracts';
import { PdfView, Shortcuts } from '@tassis/dashboard';
import { useEffect, useRef } from 'react';
import { DocumentFacts } from '../../document/document-facts.tsx';
import { DocumentReview } from '../../document/document-review.tsx';
import { useReview } from '../../document/use-review.ts';
import { useDocumentTexts } from '../../messages/documents/use-document-texts.ts';
import styles from './review-desk.module.css';

type CurrentDocumentProps = {
  document: AdminDocument;
  onReviewed: () => void;
  onNext: () => void;
  onPrevious: () => void;
};

/** The current document: review, facts and pages. Its name takes the focus when another document opens. */
export function CurrentDocument(props: CurrentDocumentProps) {
  const { document, onReviewed, onNext, onPrevious } = props;
  const { queue } = useDocumentTexts();
  const review = useReview(document, onReviewed);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const actions: Readonly<Record<string, () => void>> = {
    j: onNext,
    k: onPrevious,
    a: review.accept,
    r: review.refuse,
  };
  const { keys } = queue;
  return (
    <section className={styles['current']} aria-labelledby="current-document">
      <div className={styles['head']}>
        <h2 id="current-document" ref={heading} tabIndex={-1} className={styles['name']}>
          {document.name}
        </h2>
        <Shortcuts
          shortcuts={[
            { term: keys.next, keys: ['j'] },
            { term: keys.previous, keys: ['k'] },
            { term: keys.accept, keys: ['a'] },
            { term: keys.refuse, keys: ['r'] },
          ]}
          findAction={({ key }) => actions[key]}
        />
      </div>
      <DocumentReview document={document} review={review} />
      <div className={styles['beside']}>
        <PdfView id={document.id} name={document.name} />
        <DocumentFacts document={document} />
      </div>
    </section>
  );
}
