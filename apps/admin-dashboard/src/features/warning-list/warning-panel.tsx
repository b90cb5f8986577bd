import type { AdminDomiciliationWarning } from '@tassis/contracts';
import { useAction } from '@tassis/dashboard';
import {
  Alert,
  Button,
  Cluster,
  DescriptionList,
  MailLink,
  Stack,
  PhoneLink,
} from '@tassis/design-system';
import { useLocale, useNotify } from '@tassis/design-system/host';
import { formatDate, formatMoney } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { clientName } from '../../client/client-name.ts';
import { WarningStatusBadge } from '@tassis/views';
import { useWarningTexts } from '../../messages/warnings/use-warning-texts.ts';
import { ownPaths } from '../../paths.ts';
import { mailWarning } from './send-warning.ts';

/** A warning in the panel: sends it now, or links to the domiciliation with its renewals. */
export function WarningPanel({ warning }: { warning: AdminDomiciliationWarning }) {
  const texts = useWarningTexts();
  const { headers } = texts.list;
  const locale = useLocale();
  const notify = useNotify();
  const { run, pending, failure } = useAction(async () => {
    const { data } = await mailWarning(warning);
    notify({ tone: 'success', text: texts.sent(data.recipient) });
  });
  const { client, status, ICE: ice } = warning;
  const items = [
    { term: headers.status, value: <WarningStatusBadge status={status} /> },
    { term: headers.end_date, value: formatDate(locale, warning.end_date) },
    { term: headers.days_left, value: texts.daysLeft(warning.days_left) },
    { term: headers.renewal, value: formatMoney(locale, warning.renewal_total) },
    { term: texts.panel.ice, value: ice },
    { term: headers.client, value: clientName(client) },
    {
      term: texts.panel.email,
      value: <MailLink email={client.email} />,
    },
    {
      term: texts.panel.phone,
      value: <PhoneLink phone={client.phone} />,
    },
  ];
  return (
    <Stack>
      <Cluster>
        <Button variant="brand" size="s" loading={pending} onClick={() => run()}>
          {texts.send}
        </Button>
        <Button
          size="s"
          href={ownPaths.domiciliation(warning.domiciliation_id)}
          LinkComponent={RouterLink}
        >
          {texts.file}
        </Button>
      </Cluster>
      {failure ? <Alert tone="critical">{failure}</Alert> : null}
      <DescriptionList items={items.filter(({ value }) => Boolean(value))} />
    </Stack>
  );
}
