type Place = { label: string; lines: readonly string[]; city: string };

/** Where a domiciled company has its seat: the firm's address for that, else its first; empty where it has none yet. */
export function domiciliationSeat(addresses: readonly Place[]): string {
  const place = addresses.find(({ label }) => /domiciliation/iu.test(label)) ?? addresses[0];
  return place === undefined ? '' : [...place.lines, place.city].join(', ');
}
