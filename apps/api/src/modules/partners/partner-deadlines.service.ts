import type { PartnerDeadline } from '@tassis/contracts';
import { daysBetween, getWarningStatus, PARTNER_DEADLINE_KINDS } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { findCertificates } from '../certificates/own-certificates.service.ts';
import { findOutlook } from '../domiciliations/outlook.service.ts';
import type { Outlook } from '../domiciliations/outlook.ts';
import { selectLinkedIds } from './partner-client.repository.ts';
import {
  findBillDeadlines,
  findClientNames,
  findDomiciliationDeadlines,
} from './partner-deadline.repository.ts';

/** How many deadlines are shown, over all clients. */
const SHOWN = 100;

type Kind = PartnerDeadline['kind'];
type Found = Omit<PartnerDeadline, 'client'> & { clientId: string };

type View = {
  partnerId: string;
  clientId?: string | undefined;
  kind?: Kind | undefined;
  now: Date;
};

/** The deadlines (last days, due dates) of all linked clients of a partner or of one, the next first. */
export async function readDeadlines(
  db: Executor,
  { partnerId, clientId, kind: wanted, now }: View,
): Promise<{ items: PartnerDeadline[]; more: boolean }> {
  const outlook = await findOutlook(db, now);
  const clientIds = selectLinkedIds(db, { partnerId, clientId });
  // One more than is shown is read, to know whether there are more.
  const asked = { clientIds, limit: SHOWN + 1 };
  const found: Found[] = [];
  for (const kind of PARTNER_DEADLINE_KINDS) {
    if (wanted === undefined || wanted === kind)
      found.push(...(await READS[kind](db, asked, outlook)));
  }
  const nearest = found.toSorted(byDay).slice(0, SHOWN);
  const names = await findClientNames(db, [...new Set(nearest.map((each) => each.clientId))]);
  const items = nearest.flatMap(({ clientId: of, ...deadline }) => {
    const client = names.get(of);
    return client === undefined ? [] : [{ ...deadline, client }];
  });
  return { items, more: found.length > SHOWN };
}

type Asked = { clientIds: ReturnType<typeof selectLinkedIds>; limit: number };
type Read = (db: Executor, asked: Asked, outlook: Outlook) => Promise<Found[]>;

const READS: Record<Kind, Read> = {
  domiciliation: async (db, asked, { today, thresholds }) =>
    (await findDomiciliationDeadlines(db, asked)).map((row) => {
      const daysLeft = daysBetween(today, row.day);
      const warning = getWarningStatus(daysLeft, thresholds);
      return { ...row, kind: 'domiciliation', days_left: daysLeft, warning };
    }),
  certificate: async (db, { clientIds, limit }, outlook) =>
    (await findCertificates(db, { clientIds, limit, outlook })).map(
      ({ clientId, certificate }) => ({
        id: certificate.order.id,
        kind: 'certificate',
        clientId,
        subject: certificate.order.reference,
        day: certificate.valid_until,
        days_left: certificate.days_left,
        warning: certificate.warning,
      }),
    ),
  bill: async (db, asked, { today }) =>
    (await findBillDeadlines(db, asked)).map((row) => {
      return { ...row, kind: 'bill', days_left: daysBetween(today, row.day), warning: null };
    }),
};

function byDay(a: Found, b: Found): number {
  return a.day < b.day ? -1 : Number(a.day > b.day);
}
