import type { Firm } from '@tassis/contracts';
import { isBankAccount } from '@tassis/domain';

/** What stands last on every page: whose site it is, and the firm's numbers but its bank account. */
export function legalLine(firm: Firm | undefined, rights: string): string {
  if (!firm) return rights;
  const numbers = firm.legal_numbers
    .filter((number) => !isBankAccount(number))
    .map(({ label, value }) => `${label} ${value}`);
  return [`© ${firm.legal_name}. ${rights}`, ...numbers].join(' · ');
}
