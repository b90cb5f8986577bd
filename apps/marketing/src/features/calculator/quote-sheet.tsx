import type { Firm } from '@tassis/contracts';
import { PriceTable } from '@tassis/design-system';
import { firmName, writtenText } from '@tassis/domain';
import { formatDate, formatMoney, priceWords } from '@tassis/messages';
import { siteAddress } from '@tassis/platform';
import { toPriceLines, useFirm, type OrderPrice } from '@tassis/views';
import { packagesPage } from '../../messages/packages-page.ts';
import type { Answers } from './answers.ts';
import { getOrderLink } from './order-link.ts';
import styles from './quote-sheet.module.css';

const { quote: texts, calculator } = packagesPage;

type QuoteSheetProps = { answers: Answers; name: string; price: OrderPrice; day: string };

/** A quote on one printed page: sender, date, subject, the lines of the price, and its validity. */
export function QuoteSheet({ answers, name, price, day }: QuoteSheetProps) {
  const firm = useFirm().data;
  const services = answers.chosen?.offer.included_services ?? [];
  const date = formatDate('fr', day);
  return (
    <>
      {firm ? <Letterhead firm={firm} /> : null}
      <h1>{texts.title}</h1>
      <p className={styles['day']}>{texts.day(date)}</p>
      <p>{getFacts(answers).join(' · ')}</p>
      <PriceTable
        caption={name}
        // The details are open, because print cannot open them.
        lines={toPriceLines(price, answers.months, 'fr').map(({ breakdown, ...line }) => ({
          ...line,
          breakdown: breakdown && { parts: breakdown.parts },
        }))}
        total={{ label: priceWords('fr').total, amount: formatMoney('fr', price.total) }}
      />
      {services.length > 0 ? (
        <section>
          <h2 className={styles['heading']}>{texts.included}</h2>
          <ul>
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className={styles['validity']}>{texts.validity(date)}</p>
      <p>
        {texts.order} {siteAddress(getOrderLink(answers))}
      </p>
    </>
  );
}

function Letterhead({ firm }: { firm: Firm }) {
  const numbers = firm.legal_numbers.filter(({ value }) => writtenText(value) !== undefined);
  const [address] = firm.addresses;
  const contacts = [firm.phone, firm.email].map(writtenText);
  return (
    <header className={styles['head']}>
      <div>
        <p className={styles['firm']}>{firmName(firm)}</p>
        <p>{writtenText(firm.legal_name)}</p>
        <p>{numbers.map(({ label, value }) => `${label}\u00A0${value}`).join(' · ')}</p>
      </div>
      <address>
        {[...(address?.lines ?? []), address?.city, ...contacts].filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </address>
    </header>
  );
}

function getFacts({ need, creates, form, associates, months }: Answers): string[] {
  return [
    calculator.needs[need].label,
    ...(months > 0 ? [priceWords('fr').months(months)] : []),
    ...(creates ? [form, texts.associates(associates)] : []),
  ];
}
