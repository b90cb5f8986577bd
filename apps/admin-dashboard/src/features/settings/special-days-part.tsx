import type { AdminSettingsChanges } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { DateField, Grid, Select, Stack } from '@tassis/design-system';
import { Form } from '@tassis/forms';
import { useTexts } from '../../messages/settings/use-texts.ts';
import { useSettingsForm, type PartProps } from './use-settings-form.ts';
import { isEmptyEntry } from './validate-changes.ts';

const NO_DAY = { day: '', open: false };
const KINDS = ['closed', 'open'] as const;
const toPath = (place: number) => `firm.special_days.${place}`;

/** Days on which the firm is closed, or holidays on which it works, and an empty one to add. */
export function SpecialDaysPart(props: PartProps) {
  const { specialDays: texts } = useTexts();
  const places = [...(props.settings.firm.special_days ?? []), NO_DAY].map((_, place) => place);
  const form = useSettingsForm({
    id: 'settings-days',
    ...props,
    toFields: ({ firm }) =>
      Object.fromEntries(
        places.flatMap((place) => {
          const { day, open } = firm.special_days?.[place] ?? NO_DAY;
          return [
            [`${toPath(place)}.day`, day],
            [`${toPath(place)}.open`, open ? 'open' : 'closed'],
          ];
        }),
      ),
    toChanges: (typed) => ({
      firm: {
        special_days: places.map((place) => ({
          day: typed[`${toPath(place)}.day`] ?? '',
          open: typed[`${toPath(place)}.open`] === 'open',
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
          {places.map((place) => (
            <Grid key={place} column="m">
              <DateField {...form.field(`${toPath(place)}.day`)} label={texts.day(place + 1)} />
              <Select
                {...form.field(`${toPath(place)}.open`)}
                label={texts.kind(place + 1)}
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
