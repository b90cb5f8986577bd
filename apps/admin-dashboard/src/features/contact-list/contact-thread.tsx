import type { AdminContactSubmission } from '@tassis/contracts';
import { Timeline } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDateTime } from '@tassis/messages';
import { useContactTexts } from '../../messages/contact/use-contact-texts.ts';
import styles from './contact-thread.module.css';

/** A message and its answers, oldest first. */
export function ContactThread({ submission }: { submission: AdminContactSubmission }) {
  const { panel } = useContactTexts();
  const locale = useLocale();
  const { id, name, message, created_at: sent, replies } = submission;
  const said = [
    { id, who: name, text: message, at: sent },
    ...replies.map((reply) => ({
      id: reply.id,
      who: reply.author?.name ?? panel.staff,
      text: reply.text,
      at: reply.created_at,
    })),
  ];
  return (
    <Timeline
      label={panel.thread}
      entries={said.map(({ id: key, who, text, at }) => ({
        key,
        title: who,
        date: { text: formatDateTime(locale, at), iso: at },
        text: <p className={styles['text']}>{text}</p>,
      }))}
    />
  );
}
