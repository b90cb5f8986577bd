import { moroccanDay } from '@tassis/domain';
import { formatDate } from '@tassis/messages';
import { amountInWords } from '../bills/amount-in-words.ts';
import { money } from '../bills/price-words.ts';
import type { FirmRecord } from '../firm/firm.repository.ts';
import type { DomiciliationSource } from './domiciliation-source.repository.ts';
import type { Fact } from './order-facts.ts';

/** What the contract and the certificate name, in French. */
export type DomiciliationWords = {
  firm: string;
  /** Where the company has its seat: the firm's address for that, else its first. */
  seat: string;
  city: string;
  company: string;
  /** Who binds the company. */
  signatory: string;
  start: string;
  end: string;
  rent: string;
  today: string;
  facts: Fact[];
};

/** Reads them off what is stored. */
export function domiciliationWordsOf(
  firm: FirmRecord,
  { domiciliation, endDate, signatory, legalForm }: DomiciliationSource,
  now: Date,
): DomiciliationWords {
  const { companyName, ice, startDate, monthlyRateCentimes } = domiciliation;
  const place =
    firm.addresses.find(({ label }) => /domiciliation/iu.test(label)) ?? firm.addresses[0];
  const seat = place === undefined ? '' : [...place.lines, place.city].join(', ');
  const [start, end] = [formatDate('fr', startDate), formatDate('fr', endDate)];
  const facts: (readonly [string, string | null])[] = [
    ['Société domiciliée', companyName],
    ['Forme juridique', legalForm],
    ['ICE', ice],
    ['Représentée par', signatory],
    ['Adresse du siège', seat],
    ['Période', `du ${start} au ${end}`],
  ];
  return {
    firm: firm.legal_name,
    seat,
    city: firm.addresses[0]?.city ?? '',
    company: companyName,
    signatory,
    start,
    end,
    rent: `${money(monthlyRateCentimes)} hors taxe par mois (${amountInWords(monthlyRateCentimes)})`,
    today: formatDate('fr', moroccanDay(now)),
    facts: facts.flatMap(([label, value]): Fact[] =>
      value === null || value === '' ? [] : [[label, value]],
    ),
  };
}
