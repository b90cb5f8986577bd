import { domiciliationSeat, moroccanDay } from '@tassis/domain';
import { formatDate } from '@tassis/messages';
import type { FirmRecord } from '../firm/firm.repository.ts';
import type { DomiciliationSource } from './domiciliation-source.repository.ts';
import type { Fact } from './order-facts.ts';
import { formatRent } from './rent-words.ts';

/** The texts of the contract and the certificate, in French. */
export type DomiciliationWords = {
  firm: string;
  /** The registered office of the company. */
  seat: string;
  city: string;
  company: string;
  /** The person who signs for the company. */
  signatory: string;
  start: string;
  /** Whether the first day is after the day of the document. */
  isAhead: boolean;
  end: string;
  /** The price, in whole sentences. */
  rent: string;
  today: string;
  facts: Fact[];
};

/** Makes them from the stored records. */
export function toDomiciliationWords(
  firm: FirmRecord,
  source: DomiciliationSource,
  now: Date,
): DomiciliationWords {
  const { domiciliation, endDate, signatory, legalForm } = source;
  const { companyName, ice, startDate } = domiciliation;
  const seat = domiciliationSeat(firm.addresses);
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
    isAhead: startDate > moroccanDay(now),
    end,
    rent: formatRent(source),
    today: formatDate('fr', moroccanDay(now)),
    facts: facts.flatMap(([label, value]): Fact[] =>
      value === null || value === '' ? [] : [[label, value]],
    ),
  };
}
