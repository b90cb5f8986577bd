import { downloadCalendar } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute, FileAnswer } from '../../http/route.ts';
import { calendarFileOf } from './calendar-file.ts';
import { domiciliationOfToken } from './calendar-token.ts';
import { findDomiciliation } from './domiciliation.repository.ts';

export function downloadCalendarRoute({ db, clock, config }: Dependencies) {
  return defineRoute(downloadCalendar, async ({ params, locale }) => {
    const id = domiciliationOfToken(params.token, config.sessionSecret);
    const found = id === null ? null : await findDomiciliation(db, id);
    if (found === null || found.domiciliation.closedAt !== null) throw new HttpError('not_found');
    const { name, text } = calendarFileOf(found.domiciliation, { locale, now: clock() });
    return new FileAnswer({
      name,
      mediaType: 'text/calendar; charset=utf-8',
      body: Buffer.from(text),
    });
  });
}
