import { getApi } from '@tassis/api-client';
import {
  revokePartner,
  type ClientPartnerRequest,
  type listClientPartnerRequests,
  type OutputOf,
} from '@tassis/contracts';
import {
  ActionDialog,
  DashboardSection,
  QueryView,
  type AskedAction,
  type QueryState,
} from '@tassis/dashboard';
import { Button } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate } from '@tassis/messages';
import { useState } from 'react';
import { usePartnerRequestsTexts } from '../../messages/partner-requests/use-partner-requests-texts.ts';
import styles from './partner-requests.module.css';
import { RequestPages } from './request-pages.tsx';

type FollowersProps = {
  /** A page of the partnerships that the client has accepted. */
  query: QueryState<OutputOf<typeof listClientPartnerRequests>>;
  /** Called after a partnership was ended, or the API refused to end it. */
  onEnded: () => void;
};

/** The partners who follow the client's files; the client can end each partnership. */
export function Followers({ query, onEnded }: FollowersProps) {
  const { followers: texts } = usePartnerRequestsTexts();
  return (
    <DashboardSection title={texts.title}>
      <QueryView query={query} loading={texts.loading} failed={texts.failed}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <p className={styles['soft']}>{texts.none}</p>
          ) : (
            <>
              <p className={styles['soft']}>{texts.sees}</p>
              <ul className={styles['answered']}>
                {data.map((link) => (
                  <Follower key={link.id} link={link} onEnded={onEnded} />
                ))}
              </ul>
              <RequestPages of="followers" meta={meta} />
            </>
          )
        }
      </QueryView>
    </DashboardSection>
  );
}

function Follower({ link, onEnded }: { link: ClientPartnerRequest; onEnded: () => void }) {
  const { followers: texts } = usePartnerRequestsTexts();
  const locale = useLocale();
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const { id, partner, answered_at: since } = link;
  const { businessName: name, firstName, lastName } = partner;
  const close = () => setAsked(null);
  const end = () =>
    setAsked({
      title: texts.endTitle(name),
      consequence: texts.endConsequence,
      confirmText: texts.end,
      danger: true,
      done: texts.ended(name),
      run: async () => {
        try {
          await getApi().call(revokePartner, { params: { id } });
        } finally {
          onEnded();
        }
      },
    });
  return (
    <li className={styles['row']}>
      <span className={styles['what']}>
        <span>{name}</span>
        <span className={styles['soft']}>
          {`${firstName} ${lastName}`}
          {since === null ? null : `, ${texts.since(formatDate(locale, since))}`}
        </span>
      </span>
      <Button onClick={end} aria-label={texts.endOf(name)}>
        {texts.end}
      </Button>
      <ActionDialog action={asked} onDone={close} onCancel={close} />
    </li>
  );
}
