import { getApi } from '@tassis/api-client';
import { getClientOrder, type EndingCertificate } from '@tassis/contracts';
import { Button, Cluster } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { CertificateBadge } from '../../certificate-badge.tsx';
import { useRenewalTexts } from '../../messages/renewal/use-renewal-texts.ts';
import { DraftOfOrder } from '../../order/actions/draft-of-order.tsx';
import { ownPaths } from '../../paths.ts';
import { WarningCard } from './warning-card.tsx';

/** A negative certificate that expires soon: the client can create the company in time, or order another certificate. */
export function CertificateWarning({ certificate }: { certificate: EndingCertificate }) {
  const { certificate: texts, left } = useRenewalTexts();
  const locale = useLocale();
  const { order, issued_on: issued, valid_until: end, days_left: days, warning } = certificate;
  const day = formatDate(locale, end);
  const { id } = order;
  const action = days < 0 ? texts.again : texts.create;
  return (
    <WarningCard
      title={texts.title(order.reference)}
      badges={<CertificateBadge status={warning} />}
      time={days < 0 ? texts.past(-days) : left(days)}
      consequence={days < 0 ? texts.after(day) : texts.before(day)}
      facts={[
        { term: texts.issuedOn, value: formatDate(locale, issued) },
        { term: texts.endsOn, value: day },
      ]}
      actions={
        <Cluster gap="s">
          <DraftOfOrder
            read={async () => (await getApi().call(getClientOrder, { params: { id } })).data}
            make={days < 0 ? 'toDraft' : 'toCreationDraft'}
            variant="brand"
            aria-label={texts.named(action, order.reference)}
          >
            {action}
          </DraftOfOrder>
          <Button
            href={ownPaths.orderDetails(id)}
            variant="quiet"
            aria-label={texts.named(texts.order, order.reference)}
            LinkComponent={RouterLink}
          >
            {texts.order}
          </Button>
        </Cluster>
      }
    />
  );
}
