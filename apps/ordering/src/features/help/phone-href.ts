/** '+212 5 22 00 00 00' → 'tel:+212522000000'. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/gu, '')}`;
}
