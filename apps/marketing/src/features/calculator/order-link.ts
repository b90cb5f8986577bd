import { paths } from '@tassis/platform';
import { getOrderHref } from '../../packages/order-href.ts';
import type { Answers } from './answers.ts';

/** The address of the order, with the answers that the order pages read from the query. */
export function getOrderLink({ need, creates, form, associates, chosen }: Answers): string {
  if (need === 'certificat') return paths.negativeCertificate;
  if (!chosen) return paths.contact;
  const href = getOrderHref(chosen.offer, chosen.withOptionalCreation);
  if (!creates) return href;
  return `${href}&${new URLSearchParams({ forme: form, associes: String(associates) })}`;
}
