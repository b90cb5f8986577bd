import type { ClientPartnerRequest, listClientPartnerRequests, OutputOf } from '@tassis/contracts';
import { DashboardSection, QueryView, type QueryState } from '@tassis/dashboard';
import { StatusBadge, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, getLabel } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { usePartnerRequestsTexts } from '../../messages/partner-requests/use-partner-requests-texts.ts';
import { ownPaths } from '../../paths.ts';
import styles from './partner-requests.module.css';
import { RequestPages } from './request-pages.tsx';

type AnsweredRequestsProps = {
  /** A page of answered requests. */
  query: QueryState<OutputOf<typeof listClientPartnerRequests>>;
};

/** The answered requests, newest first. */
export function AnsweredRequests({ query }: AnsweredRequestsProps) {
  const { answered: texts, pending } = usePartnerRequestsTexts();
  return (
    <DashboardSection title={texts.title}>
      <QueryView query={query} loading={pending.loading} failed={pending.failed}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <p className={styles['soft']}>{texts.none}</p>
          ) : (
            <>
              <ul className={styles['answered']}>
                {data.map((request) => (
                  <Answered key={request.id} request={request} />
                ))}
              </ul>
              <RequestPages of="answered" meta={meta} />
            </>
          )
        }
      </QueryView>
    </DashboardSection>
  );
}

function Answered({ request }: { request: ClientPartnerRequest }) {
  const { answered: texts } = usePartnerRequestsTexts();
  const locale = useLocale();
  const { kind, status, partner, order, answered_at: at } = request;
  const label = getLabel(locale, `partner_request_kind.${kind}`);
  return (
    <li className={styles['row']}>
      <span className={styles['what']}>
        <span>{`${partner.businessName}, ${label}`}</span>
        <span className={styles['soft']}>
          {at === null || status === 'pending' ? null : texts.on[status](formatDate(locale, at))}{' '}
          {order === null ? null : (
            <TextLink href={ownPaths.orderDetails(order.id)} LinkComponent={RouterLink}>
              {texts.order(order.reference)}
            </TextLink>
          )}
        </span>
      </span>
      <StatusBadge
        tone={status === 'accepted' ? 'success' : 'neutral'}
        text={getLabel(locale, `partner_request_status.${status}`)}
      />
    </li>
  );
}
