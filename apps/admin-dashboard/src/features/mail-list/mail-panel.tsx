import { apiQuery } from '@tassis/api-client';
import { useQuery } from '@tassis/api-client/query';
import { getAdminMail, type AdminMail } from '@tassis/contracts';
import { QueryView } from '@tassis/dashboard';
import { DescriptionList, MailLink, Stack } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDateTime } from '@tassis/messages';
import { useMailTexts } from '../../messages/mails/use-mail-texts.ts';
import styles from './mail-panel.module.css';
import { MailStatusBadge } from './mail-status-badge.tsx';
import { ResendMail } from './resend-mail.tsx';

type MailPanelProps = { mail: AdminMail; onResent: () => void };

/** A mail in the panel: its status, and its content as plain text, so that nothing in it can run. */
export function MailPanel({ mail, onResent }: MailPanelProps) {
  const { panel, list } = useMailTexts();
  const query = useQuery(apiQuery(getAdminMail, { params: { id: mail.id } }));
  return (
    <Stack>
      <MailFacts mail={mail} statusTerm={list.headers.status} />
      <QueryView query={query} loading={panel.loading} failed={panel.failed}>
        {({ data }) => (
          <>
            <ResendMail mail={data} onResent={onResent} />
            <section aria-label={panel.text} className={styles['text']}>
              {data.text}
            </section>
          </>
        )}
      </QueryView>
    </Stack>
  );
}

function MailFacts({ mail, statusTerm }: { mail: AdminMail; statusTerm: string }) {
  const { panel } = useMailTexts();
  const locale = useLocale();
  const { recipient, status, attempts, last_error: error, sent_at: sent } = mail;
  const items = [
    { term: statusTerm, value: <MailStatusBadge status={status} /> },
    { term: panel.error, value: error },
    {
      term: panel.recipient,
      value: <MailLink email={recipient} />,
    },
    { term: panel.written, value: formatDateTime(locale, mail.created_at) },
    { term: panel.sent, value: sent && formatDateTime(locale, sent) },
    { term: panel.attempts, value: attempts },
    { term: panel.language, value: panel.languages[mail.locale] },
  ];
  return <DescriptionList items={items.filter(({ value }) => value !== null)} />;
}
