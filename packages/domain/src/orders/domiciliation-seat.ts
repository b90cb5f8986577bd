type Place = { label: string; lines: readonly string[]; city: string };

/**
 * The seat of domiciled companies: the firm's address for domiciliations, else its first one; empty when it has none.
 */
export function domiciliationSeat(addresses: readonly Place[]): string {
  const place = addresses.find(({ label }) => /domiciliation/iu.test(label)) ?? addresses[0];
  return place === undefined ? '' : [...place.lines, place.city].join(', ');
}
