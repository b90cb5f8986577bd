import { useEffect, useEffectEvent, useRef } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import type { PdfDocument } from './open-pdf.ts';
import styles from './pdf-view.module.css';

type PdfPageProps = {
  document: PdfDocument;
  /** Counted from 1. */
  number: number;
  /** Called when drawing takes too long. */
  onTimeout: (error: DOMException) => void;
};

/** A page of a PDF, drawn when it is about to scroll into view. */
export function PdfPage({ document, number, onTimeout }: PdfPageProps) {
  const { pdf: texts } = useDashboardTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const giveUp = useEffectEvent(onTimeout);
  useEffect(() => {
    const sheet = canvas.current && text.current && { canvas: canvas.current, text: text.current };
    if (!sheet) return undefined;
    const left = new AbortController();
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        // Errors are ignored, also when the page was left meanwhile; a page that cannot be drawn stays white, and the file can
        // be downloaded.
        document.drawPage(number, sheet, left.signal).catch((error: unknown) => {
          const isLate = error instanceof DOMException && error.name === 'TimeoutError';
          if (isLate && !left.signal.aborted) giveUp(error);
        });
      },
      { rootMargin: '100%' },
    );
    sight.observe(sheet.canvas);
    return () => {
      sight.disconnect();
      left.abort();
    };
  }, [document, number]);
  return (
    <figure aria-label={texts.page(number, document.pageCount)} className={styles['sheet']}>
      <canvas ref={canvas} aria-hidden="true" className={styles['canvas']} />
      <div ref={text} className={styles['text']} />
    </figure>
  );
}
