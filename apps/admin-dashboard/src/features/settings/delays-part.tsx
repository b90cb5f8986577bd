import { DashboardSection } from '@tassis/dashboard';
import { NumberStepper } from '@tassis/design-system';
import { Form } from '@tassis/forms';
import { useTexts } from '../../messages/settings/use-texts.ts';
import { FieldSet } from './field-set.tsx';
import { useSettingsForm, type PartProps } from './use-settings-form.ts';

/** When clients are warned of the end of a domiciliation, and how long they have to pay a bill. */
export function DelaysPart(props: PartProps) {
  const { delays: texts } = useTexts();
  const form = useSettingsForm({
    id: 'settings-delays',
    ...props,
    toFields: ({ warnings, billing }) => ({
      'warnings.upcoming': orNull(warnings.upcoming),
      'warnings.warning': orNull(warnings.warning),
      'warnings.critical': orNull(warnings.critical),
      'billing.due_days': orNull(billing.due_days),
    }),
    toChanges: (typed) => ({
      warnings: {
        upcoming: typed['warnings.upcoming'] ?? Number.NaN,
        warning: typed['warnings.warning'] ?? Number.NaN,
        critical: typed['warnings.critical'] ?? Number.NaN,
      },
      billing: { due_days: typed['billing.due_days'] ?? Number.NaN },
    }),
  });
  const buttons = { decreaseText: texts.less, increaseText: texts.more, max: 365 };
  return (
    <DashboardSection title={texts.title}>
      <Form form={form} label={texts.title}>
        <FieldSet title={texts.warnings}>
          <NumberStepper
            {...form.field('warnings.upcoming')}
            {...buttons}
            min={1}
            label={texts.upcoming}
          />
          <NumberStepper
            {...form.field('warnings.warning')}
            {...buttons}
            min={1}
            label={texts.warning}
          />
          <NumberStepper
            {...form.field('warnings.critical')}
            {...buttons}
            min={1}
            label={texts.critical}
          />
        </FieldSet>
        <FieldSet title={texts.bills}>
          <NumberStepper {...form.field('billing.due_days')} {...buttons} label={texts.due} />
        </FieldSet>
      </Form>
    </DashboardSection>
  );
}

/** Widens the type, because an empty field holds null. */
function orNull(days: number): number | null {
  return days;
}
