import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import {
  getClientDomiciliation,
  type RenewableDomiciliation,
  type Renewal,
} from '@tassis/contracts';
import { DashboardSection, QueryView, useChanges, useSettled } from '@tassis/dashboard';
import { Alert, Button, DescriptionList, Stack, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { WarningStatusBadge } from '@tassis/views';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useRenewalTexts } from '../../messages/renewal/use-renewal-texts.ts';
import { ownPaths } from '../../paths.ts';
import { RenewalForm } from './renewal-form.tsx';
import { Renewed } from './renewed.tsx';
import { useConsequence } from './use-consequence.ts';

type RenewalOfProps = {
  id: string;
  /** Called after a renewal, because the warnings have changed. */
  onRenewed: () => void;
};

/** One domiciliation and its renewal. Mails, notifications and pages link here. */
export function RenewalOf({ id, onRenewed }: RenewalOfProps) {
  const { renewal: texts, domiciliations } = useRenewalTexts();
  const query = useQuery(apiQuery(getClientDomiciliation, { params: { id } }));
  const ask = useSettled(() => void query.refetch());
  useChanges({ types: ['domiciliation', 'bill'] }, ask);
  const [renewed, setRenewed] = useState<Renewal | null>(null);
  const show = (renewal: Renewal) => {
    setRenewed(renewal);
    onRenewed();
    void query.refetch();
  };
  if (renewed !== null) {
    return (
      <LedTo key="renewed">
        <Renewed renewal={renewed} />
      </LedTo>
    );
  }
  const action = { text: domiciliations.title, href: ownPaths.domiciliations };
  return (
    <QueryView
      query={query}
      loading={texts.loading}
      failed={texts.failed}
      missing={{ title: texts.failed, text: texts.none, action }}
    >
      {({ data }, refetch) => (
        <LedTo>
          <Open domiciliation={data}>
            <RenewalForm domiciliation={data} onDone={show} onRefused={refetch} />
          </Open>
        </LedTo>
      )}
    </QueryView>
  );
}

/** Focuses the section once it has rendered, because a link led to it. */
function LedTo({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector('section')?.focus(), []);
  return <div ref={root}>{children}</div>;
}

type OpenProps = {
  domiciliation: RenewableDomiciliation;
  /** The form, if the domiciliation can be renewed. */
  children: ReactNode;
};

function Open({ domiciliation, children }: OpenProps) {
  const { renewal: texts, left, past } = useRenewalTexts();
  const locale = useLocale();
  const consequence = useConsequence(domiciliation);
  const { companyName, status, warning, days_left: days } = domiciliation;
  const isOpen = status === 'open';
  return (
    <DashboardSection
      title={texts.title(companyName)}
      actions={warning === null ? null : <WarningStatusBadge status={warning} />}
    >
      <Stack gap="m">
        {isOpen && warning !== null ? <p>{consequence}</p> : null}
        <DescriptionList
          layout="columns"
          items={[
            { term: texts.since, value: formatDate(locale, domiciliation.start_date) },
            { term: texts.end, value: formatDate(locale, domiciliation.end_date) },
            ...(isOpen ? [{ term: texts.time, value: days < 0 ? past(-days) : left(days) }] : []),
            { term: 'ICE', value: domiciliation.ICE },
          ]}
        />
        {isOpen ? (
          <p>
            <TextLink href={domiciliation.calendar_url}>{texts.calendar}</TextLink>
          </p>
        ) : null}
        <Obstacle domiciliation={domiciliation} />
        {isOpen && domiciliation.unpaid_renewal === null ? children : null}
      </Stack>
    </DashboardSection>
  );
}

/** Says why this domiciliation cannot be renewed now, with a link to the next step. */
function Obstacle({ domiciliation }: { domiciliation: RenewableDomiciliation }) {
  const { refused } = useRenewalTexts();
  const locale = useLocale();
  const { status, unpaid_renewal: unpaid, closed_at: at, close_reason: reason } = domiciliation;
  if (status === 'closed') {
    const { title, text, action } = refused.domiciliation_closed;
    return (
      <Alert
        tone="info"
        live={false}
        title={title}
        actions={
          <Button size="s" href={paths.domiciliation} LinkComponent={RouterLink}>
            {action}
          </Button>
        }
      >
        {at === null ? null : text(formatDate(locale, at), reason ?? '')}
      </Alert>
    );
  }
  if (unpaid === null) return null;
  const { title, text, action } = refused.renewal_unpaid;
  return (
    <Alert
      tone="warning"
      live={false}
      title={title}
      actions={
        <Button size="s" href={ownPaths.bill(unpaid.id)} LinkComponent={RouterLink}>
          {action}
        </Button>
      }
    >
      {text(unpaid.number, formatMoney(locale, unpaid.due))}
    </Alert>
  );
}
