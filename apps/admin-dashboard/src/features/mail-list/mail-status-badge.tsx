import type { AdminMail } from '@tassis/contracts';
import { StatusBadge, type StatusBadgeProps } from '@tassis/design-system';
import { useMailTexts } from '../../messages/mails/use-mail-texts.ts';

const TONES: Readonly<Record<AdminMail['status'], StatusBadgeProps['tone']>> = {
  queued: 'info',
  sent: 'success',
  kept: 'neutral',
  failed: 'critical',
};

/** A badge that says whether a mail was sent. */
export function MailStatusBadge({ status }: Pick<AdminMail, 'status'>) {
  const { status: texts } = useMailTexts();
  return <StatusBadge tone={TONES[status]} text={texts[status]} />;
}
