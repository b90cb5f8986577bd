import { moroccanDay } from '@tassis/domain';
import type { OrderPrice } from '@tassis/views';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Answers } from './answers.ts';
import { QuoteSheet } from './quote-sheet.tsx';
import styles from './quote-sheet.module.css';

type Quoted = { answers: Answers; name: string; price: OrderPrice | undefined };

/** Prints the quote instead of the page: it renders beside the site's root until printing has ended. */
export function usePrintedQuote({ answers, name, price }: Quoted) {
  const [day, setDay] = useState<string>();
  useEffect(() => {
    const clear = () => setDay(undefined);
    window.addEventListener('afterprint', clear);
    return () => window.removeEventListener('afterprint', clear);
  }, []);
  const print = () => {
    // The browser prints the current DOM, so the update must be synchronous.
    flushSync(() => setDay(moroccanDay(new Date())));
    window.print();
  };
  const sheet =
    day && price
      ? createPortal(
          <div className={styles['root']}>
            <QuoteSheet answers={answers} name={name} price={price} day={day} />
          </div>,
          document.body,
        )
      : null;
  return { print, sheet };
}
