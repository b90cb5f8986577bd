import type { RenewableDomiciliation } from '@tassis/contracts';
import { toMad } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { FileAnswer } from '../../http/route.ts';
import { computeDue } from '../bills/bill-due.ts';
import { buildCalendarFile } from './calendar-file.ts';
import { domiciliationOfToken } from './calendar-token.ts';
import { toDomiciliation, toRenewalOffers } from './domiciliation-wire.ts';
import { findDomiciliation } from './domiciliation.repository.ts';
import { findOutlook } from './outlook.service.ts';
import { findUnpaidRenewal } from './renewal.repository.ts';

type Access = Pick<Dependencies, 'db' | 'clock' | 'config'>;

/** A domiciliation as its client sees it, with the price of a renewal and the bill of an unpaid one. */
export async function readOwnDomiciliation(
  { db, clock, config }: Access,
  { id, clientId }: { id: string; clientId: string },
): Promise<RenewableDomiciliation> {
  const found = await findDomiciliation(db, id, clientId);
  if (found === null) throw new HttpError('not_found');
  const outlook = await findOutlook(db, clock());
  const { domiciliation } = found;
  const unpaid = await findUnpaidRenewal(db, domiciliation);
  return {
    ...toDomiciliation(found, outlook, config.sessionSecrets),
    renewal_offers: domiciliation.closedAt === null ? toRenewalOffers(domiciliation, outlook) : [],
    unpaid_renewal: unpaid && {
      id: unpaid.id,
      number: unpaid.number,
      due: toMad(computeDue(unpaid)),
    },
  };
}

/** The calendar file of its last day, for anyone with the URL. */
export async function readCalendar(
  { db, clock, config }: Access,
  { token, locale }: { token: string; locale: Locale },
): Promise<FileAnswer> {
  const id = domiciliationOfToken(token, config.sessionSecrets);
  const found = id === null ? null : await findDomiciliation(db, id);
  if (found === null || found.domiciliation.closedAt !== null) throw new HttpError('not_found');
  const { name, text } = buildCalendarFile(found.domiciliation, { locale, now: clock() });
  const mediaType = 'text/calendar; charset=utf-8';
  return new FileAnswer({ name, mediaType, body: Buffer.from(text) });
}
