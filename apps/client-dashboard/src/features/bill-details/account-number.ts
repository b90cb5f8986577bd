/** A RIB as banks print it: bank, town, account, key. */
export function groupRib(rib: string): string {
  return [rib.slice(0, 3), rib.slice(3, 6), rib.slice(6, 22), rib.slice(22)].join(' ');
}

/** An IBAN in fours, as one reads it aloud. */
export function groupIban(iban: string): string {
  return iban.match(/.{1,4}/gu)?.join(' ') ?? iban;
}
