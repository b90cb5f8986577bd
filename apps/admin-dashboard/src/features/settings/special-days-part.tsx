import type { AdminSettingsChanges } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { DateField, Grid, Select, Stack } from '@tassis/design-system';
import { Form } from '@tassis/forms';
import { useTexts } from '../../messages/settings/use-texts.ts';
import { useSettingsForm, type PartProps } from './use-settings-form.ts';
import { isEmptyEntry } from './validate-changes.ts';

const NO_DAY = { day: '', open: false };
const KINDS = ['closed', 'open'] as const;
const toPath = (index: number) => `firm.special_days.${index}`;

/** Days on which the firm is closed, or holidays on which it works, and an empty one to add. */
export function SpecialDaysPart(props: PartProps) {
  const { specialDays: texts } = useTexts();
  const indexes = [...(props.settings.firm.special_days ?? []), NO_DAY].map((_, index) => index);
  const form = useSettingsForm({
    id: 'settings-days',
    ...props,
    toFields: ({ firm }) =>
      Object.fromEntries(
        indexes.flatMap((index) => {
          const { day, open } = firm.special_days?.[index] ?? NO_DAY;
          return [
            [`${toPath(index)}.day`, day],
            [`${toPath(index)}.open`, open ? 'open' : 'closed'],
          ];
        }),
      ),
    toChanges: (typed) => ({
      firm: {
        special_days: indexes.map((index) => ({
          day: typed[`${toPath(index)}.day`] ?? '',
          open: typed[`${toPath(index)}.open`] === 'open',
        })),
      },
    }),
    tidy: withoutEmptyDays,
  });
  return (
    <DashboardSection title={texts.title}>
      <Form form={form} label={texts.title}>
        <p>{texts.text}</p>
        <Stack gap="m">
          {indexes.map((index) => (
            <Grid key={index} column="m">
              <DateField {...form.field(`${toPath(index)}.day`)} label={texts.day(index + 1)} />
              <Select
                {...form.field(`${toPath(index)}.open`)}
                label={texts.kind(index + 1)}
                options={KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
              />
            </Grid>
          ))}
        </Stack>
      </Form>
    </DashboardSection>
  );
}

function withoutEmptyDays({ firm }: AdminSettingsChanges): AdminSettingsChanges {
  return { firm: { special_days: firm?.special_days?.filter((each) => !isEmptyEntry(each)) } };
}
