import type { Firm } from '@tassis/contracts';
import { Button, PriceTable, PrinterIcon, TextLink, VisuallyHidden } from '@tassis/design-system';
import { formatMoney, priceWords } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { getCertificatePrice, toPriceLines } from '@tassis/views';
import type { Ref } from 'react';
import { packagesPage } from '../../messages/packages-page.ts';
import type { Answers } from './answers.ts';
import styles from './calculator.module.css';
import { getOrderLink } from './order-link.ts';
import { getOrderName } from './order-name.ts';
import { usePrintedQuote } from './printed-quote.tsx';

const texts = packagesPage.calculator;

type ResultProps = {
  answers: Answers;
  rates: Firm['pricing'];
  /** False in the first render, before the answers are known. */
  isAlive: boolean;
  titleRef: Ref<HTMLHeadingElement>;
};

/** The matching package and its price, with links to the order and a printed quote. */
export function Result({ answers, rates, isAlive, titleRef }: ResultProps) {
  const { need, chosen, months } = answers;
  const price = need === 'certificat' ? getCertificatePrice(rates) : chosen?.price;
  const name = chosen ? getOrderName(chosen) : texts.needs.certificat.label;
  const total = price && formatMoney('fr', price.total);
  const quote = usePrintedQuote({ answers, name, price });
  return (
    <section aria-labelledby="prix" className={styles['result']}>
      <h3 id="prix" ref={titleRef} tabIndex={-1}>
        {texts.result}
      </h3>
      <output>
        <VisuallyHidden>{isAlive && total ? texts.said(name, total) : null}</VisuallyHidden>
      </output>
      {isAlive && price && total ? (
        <>
          <PriceTable
            caption={name}
            lines={toPriceLines(price, months, 'fr')}
            total={{ label: priceWords('fr').total, amount: total }}
            note={texts.note}
          />
          <div className={styles['actions']}>
            <Button variant="primary" href={getOrderLink(answers)} LinkComponent={RouterLink}>
              {texts.order}
            </Button>
            <Button variant="secondary" iconStart={<PrinterIcon />} onClick={quote.print}>
              {texts.print}
            </Button>
          </div>
          {quote.sheet}
        </>
      ) : (
        <div className={styles['waiting']}>{isAlive ? <NothingFits /> : <Waiting />}</div>
      )}
    </section>
  );
}

function NothingFits() {
  return (
    <p>
      {texts.none}{' '}
      <TextLink href={paths.contact} LinkComponent={RouterLink}>
        {texts.contact}
      </TextLink>
    </p>
  );
}

function Waiting() {
  return (
    <>
      <p>{texts.waiting}</p>
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
    </>
  );
}
