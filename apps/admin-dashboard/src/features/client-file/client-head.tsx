import type { AdminClient } from '@tassis/contracts';
import { Cluster, StatusBadge } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate } from '@tassis/messages';
import { useClientTexts } from '../../messages/clients/use-client-texts.ts';

/** The date of registration, and what is unusual about the account. */
export function ClientHead({ client }: { client: AdminClient }) {
  const { client: texts } = useClientTexts();
  const locale = useLocale();
  return (
    <Cluster>
      <span>{texts.since(formatDate(locale, client.created_at))}</span>
      {client.disabled ? <StatusBadge tone="critical" text={texts.disabled} /> : null}
      {client.email_verified ? null : <StatusBadge tone="warning" text={texts.unverified} />}
    </Cluster>
  );
}
