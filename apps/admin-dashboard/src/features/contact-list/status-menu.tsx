import type { AdminContactSubmission } from '@tassis/contracts';
import { Menu } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { CONTACT_STATUSES, type ContactStatus } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { useContactTexts } from '../../messages/contact/use-contact-texts.ts';
import { moveSubmission } from './change-submission.ts';
import type { Change } from './use-change.ts';

type StatusMenuProps = { submission: AdminContactSubmission; change: Change };

/** A menu that sets the status of a message. */
export function StatusMenu({ submission, change }: StatusMenuProps) {
  const { move: texts } = useContactTexts();
  const locale = useLocale();
  const getStatusName = (status: ContactStatus) => getLabel(locale, `contact_status.${status}`);
  return (
    <Menu
      label={texts.text}
      text={texts.text}
      size="s"
      align="start"
      loading={change.pending}
      items={CONTACT_STATUSES.filter((status) => status !== submission.status).map((status) => ({
        key: status,
        text: getStatusName(status),
        onSelect: () =>
          change.run(() => moveSubmission(submission, status), texts.done(getStatusName(status))),
      }))}
    />
  );
}
