import { apiQuery, getApi } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { isLinkInvalid } from '@tassis/auth/forms/link-failure';
import { cancelAppointment, getAppointment } from '@tassis/contracts';
import { Button, CalendarIcon, Spinner } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatAppointment } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink, UnlistedHead } from '@tassis/platform/router';
import { useState } from 'react';
import { useAccessTexts } from '../messages/access/use-access-texts.ts';
import { Done } from './access/done.tsx';
import { LinkProblem } from './access/link-problem.tsx';
import { OnePress } from './access/one-press.tsx';
import { UnreadLink } from './access/unread-link.tsx';
import { useToken } from './access/use-token.ts';
import { SignInLayout } from './sign-in-layout.tsx';

/** /cancel-appointment?token=…: a press cancels, not the visit, because mail scanners open links. */
export function Component() {
  const token = useToken();
  return token === null ? <LinkProblem actions={<Again />} /> : <Booked token={token} />;
}

function Booked({ token }: { token: string }) {
  const { appointment: texts } = useAccessTexts();
  const locale = useLocale();
  const [state, setState] = useState<'asking' | 'done' | 'invalid'>('asking');
  const query = useQuery({
    ...apiQuery(getAppointment, { params: { token } }),
    // Never stale: only this page's own action changes it.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data, error } = query;
  if (state === 'invalid' || isLinkInvalid(error)) {
    return <LinkProblem title={texts.invalidTitle} intro={texts.invalid} actions={<Again />} />;
  }
  if (error) return <UnreadLink title={texts.failedTitle} error={error} query={query} />;
  if (!data) return <Waiting />;
  const when = formatAppointment(locale, data.data.slot);
  if (state === 'done' || data.data.cancelled_at !== null) {
    const onward = { to: consultation, text: texts.again };
    return <Done title={texts.doneTitle} intro={texts.done(when)} onward={onward} />;
  }
  return (
    <SignInLayout unlisted mark={<CalendarIcon />} title={texts.title} intro={texts.intro(when)}>
      <OnePress
        text={texts.cancel}
        waitingText={texts.cancelling}
        act={() => getApi().call(cancelAppointment, { params: { token } })}
        onDone={() => setState('done')}
        onRefused={(refusal) => {
          if (isLinkInvalid(refusal)) setState('invalid');
        }}
      />
    </SignInLayout>
  );
}

function Waiting() {
  const { appointment: texts } = useAccessTexts();
  return (
    <>
      <UnlistedHead title={texts.title} />
      <Spinner size="page" label={texts.waiting} />
    </>
  );
}

function Again() {
  const { appointment: texts } = useAccessTexts();
  return (
    <Button variant="primary" wide href={consultation} LinkComponent={RouterLink}>
      {texts.again}
    </Button>
  );
}

const consultation = `${paths.contact}#consultation`;
