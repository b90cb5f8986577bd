import type { Centimes } from '@tassis/domain';
import { amountInWords } from '../bills/amount-in-words.ts';
import { hasCreationWithin } from '../bills/bill-draft.ts';
import { money } from '../bills/price-words.ts';
import type { DomiciliationSource } from './domiciliation-source.repository.ts';

type Rented = Pick<DomiciliationSource, 'domiciliation' | 'bought' | 'months'>;

/** The contract's sentences about the rent, in French: as billed for the period, then per month. */
export function formatRent({ domiciliation, bought, months }: Rented): string {
  const { monthlyRateCentimes: rate } = domiciliation;
  const paid = bought.pricing.domiciliation;
  const byMonth = sum(rate, ' par mois');
  if (paid === rate * months) return `La redevance est de ${byMonth}, ${TAXED}.`;
  const afterwards = `En cas de renouvellement, elle est de ${byMonth}, ${TAXED}.`;
  const price = `${sum(paid)}, ${TAXED}`;
  return hasCreationWithin(bought)
    ? `Pour la durée du contrat, la redevance est comprise dans le prix du forfait «\u00A0${bought.package?.name ?? ''}\u00A0», qui couvre aussi la création de la société\u00A0: ${price}. ${afterwards}`
    : `Pour la durée du contrat, la redevance est de ${price}. ${afterwards}`;
}

const TAXED = 'taxe sur la valeur ajoutée en sus';

function sum(amount: Centimes, each = ''): string {
  return `${money(amount)} hors taxe${each} (${amountInWords(amount)})`;
}
