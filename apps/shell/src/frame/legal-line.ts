import type { Firm } from '@tassis/contracts';
import { isBankAccount } from '@tassis/domain';

/** The last line of every page: the owner of the site, and the firm's legal numbers except its bank account. */
export function legalLine(firm: Firm | undefined, rights: string): string {
  if (!firm) return rights;
  const numbers = firm.legal_numbers
    .filter((number) => !isBankAccount(number))
    .map(({ label, value }) => `${label} ${value}`);
  return [`© ${firm.legal_name}. ${rights}`, ...numbers].join(' · ');
}
