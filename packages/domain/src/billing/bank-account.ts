type Labelled = { readonly label: string; readonly value: string };

/** Labels of the bank account among the firm's numbers. */
const LABELS: ReadonlySet<string> = new Set(['rib', 'iban']);
const RIB_DIGITS = /^\d{24}$/u;

/** Whether one of the firm's numbers is its bank account. Bills print the account; the public pages do not. */
export function isBankAccount({ label }: Pick<Labelled, 'label'>): boolean {
  return LABELS.has(label.trim().toLowerCase());
}

/**
 * Finds the firm's RIB, 24 digits, among the firm's numbers, which every bill prints. Null when there is none, or
 * when its check digits are wrong.
 */
export function findBankAccount(numbers: readonly Labelled[]): string | null {
  return numbers.filter(isBankAccount).map(toDigits).find(areProven) ?? null;
}

/** An IBAN of Morocco is MA, two digits, and the RIB. */
function toDigits({ value }: Labelled): string {
  return value.replaceAll(/\s/gu, '').replace(/^MA\d{2}/iu, '');
}

/** The IBAN of a RIB. Its check digits are always 64, because a RIB that is right is a multiple of 97. */
export function toIban(rib: string): string {
  return `MA64${rib}`;
}

function areProven(digits: string): boolean {
  return RIB_DIGITS.test(digits) && BigInt(digits) % 97n === 0n;
}
