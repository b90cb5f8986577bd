import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { schedulePackage } from '@tassis/contracts';
import { FormDialog } from '@tassis/dashboard';
import { DateTimeField } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { moroccanMoment, publicationTime } from '@tassis/domain';
import { contractValidator, useContractForm } from '@tassis/forms';
import { translate } from '@tassis/messages';
import { useTexts } from '../../messages/packages/use-texts.ts';
import type { PackageAct } from './use-package-draft.ts';

type PlanDialogProps = {
  id: string;
  /** In Moroccan time. */
  publishAt: string | null;
  act: (act: PackageAct) => Promise<boolean>;
  onClose: () => void;
};

const isWellFormed = contractValidator(schedulePackage.request.body);

/** Asks when the draft is to be published automatically, in Moroccan time. */
export function PlanDialog({ id, publishAt, act, onClose }: PlanDialogProps) {
  const { editor } = useTexts();
  const { plan: texts } = editor;
  const notify = useNotify();
  const form = useContractForm({
    id: 'plan',
    initial: { publish_at: publishAt?.slice(0, 16) ?? '' },
    validate: (body, locale) => {
      const moment = moroccanMoment(body.publish_at);
      const violation = moment && publicationTime(moment, new Date());
      return violation
        ? { publish_at: translate(locale, violation.code) }
        : isWellFormed(body, locale);
    },
    send: (body) =>
      act({
        run: async ({ version }) => {
          const input = { params: { id }, body };
          return (await getApi().call(schedulePackage, input, { version })).data;
        },
      }),
    onSuccess: (isPlanned) => {
      if (isPlanned) notify({ tone: 'success', text: texts.done });
      onClose();
    },
    oneError: true,
    isHandled: useRefusedByEnd(),
  });
  return (
    <FormDialog
      form={form}
      title={texts.title}
      consequence={texts.consequence}
      confirmText={texts.confirm}
      onCancel={onClose}
    >
      <DateTimeField
        {...form.field('publish_at')}
        label={texts.moment}
        hint={texts.momentHint}
        required
      />
    </FormDialog>
  );
}
