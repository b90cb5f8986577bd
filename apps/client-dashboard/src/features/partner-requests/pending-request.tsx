import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { listPackages, type ClientPartnerRequest } from '@tassis/contracts';
import { ActionDialog, type AskedAction } from '@tassis/dashboard';
import { Alert, Button, Card, Cluster, DescriptionList } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney } from '@tassis/messages';
import { useEffect, useRef, useState } from 'react';
import { usePartnerRequestsTexts } from '../../messages/partner-requests/use-partner-requests-texts.ts';
import { OrderContent } from '../../order/facts/order-content.tsx';
import { OrderPeople } from '../../order/people/order-people.tsx';
import { toAskedService } from './asked-order.ts';
import styles from './partner-requests.module.css';
import { useAnswers } from './use-answers.ts';

type PendingRequestProps = {
  request: ClientPartnerRequest;
  /** Whether a link led to this request. */
  isChosen: boolean;
  /** Called after an answer, also after one that the API refused, because the request may have changed. */
  onAnswered: () => void;
};

/** A request to answer: its content, today's price, and two buttons. */
export function PendingRequest({ request, isChosen, onAnswered }: PendingRequestProps) {
  const texts = usePartnerRequestsTexts();
  const locale = useLocale();
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const answers = useAnswers(request, onAnswered);
  useEffect(() => {
    if (isChosen) title.current?.focus();
  }, [isChosen]);
  const { kind, partner, created_at: at, today_total: today } = request;
  const words = texts[kind];
  const isGone = kind === 'order' && today === null;
  const close = () => setAsked(null);
  return (
    <Card as="article" className={styles['request']}>
      <h3 ref={title} tabIndex={-1} className={styles['title']}>
        {words.title(partner.businessName)}
      </h3>
      <p className={styles['soft']}>
        {words.text}{' '}
        {texts.askedBy(formatDate(locale, at), `${partner.firstName} ${partner.lastName}`)}
      </p>
      {kind === 'order' ? <OrderFacts request={request} /> : null}
      {isGone ? (
        <Alert tone="warning" live={false}>
          {texts.order.gone}
        </Alert>
      ) : null}
      <Cluster gap="s">
        {isGone ? null : (
          <Button variant="brand" onClick={() => setAsked(answers.accept)}>
            {texts.accept.text}
          </Button>
        )}
        <Button onClick={() => setAsked(answers.refuse)}>{texts.refuse.text}</Button>
      </Cluster>
      <ActionDialog action={asked} onDone={close} onCancel={close} />
    </Card>
  );
}

function OrderFacts({ request }: { request: ClientPartnerRequest }) {
  const { order: texts } = usePartnerRequestsTexts();
  const locale = useLocale();
  const { total, today_total: today } = request;
  const hasChanged = today !== null && total !== null && today !== total;
  const prices = [
    { term: texts.price, amount: today },
    { term: texts.asked, amount: hasChanged || today === null ? total : null },
  ].flatMap(({ term, amount }) =>
    amount === null ? [] : [{ term, value: formatMoney(locale, amount) }],
  );
  return (
    <>
      <AskedContent request={request} />
      <DescriptionList items={prices} />
      {hasChanged ? (
        <Alert tone="info" live={false}>
          {texts.changed}
        </Alert>
      ) : null}
    </>
  );
}

/** The whole content, because nobody should accept what they cannot read. */
function AskedContent({ request }: { request: ClientPartnerRequest }) {
  const packageId = request.body?.package_id ?? null;
  const offered = useQuery({ ...apiQuery(listPackages, {}), enabled: packageId !== null });
  const service = toAskedService(request);
  if (service === null) return null;
  const bought = offered.data?.data.find(({ id }) => id === packageId) ?? null;
  const order = { services: [service], package: bought };
  return (
    <>
      <OrderContent order={order} />
      <OrderPeople order={order} headingLevel={4} inFull />
    </>
  );
}
