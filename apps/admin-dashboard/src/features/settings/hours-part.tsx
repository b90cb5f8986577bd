import type { AdminSettings } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { Grid, Stack, TextInput } from '@tassis/design-system';
import { Form } from '@tassis/forms';
import { useTexts } from '../../messages/settings/use-texts.ts';
import { useSettingsForm, type PartProps } from './use-settings-form.ts';

type Hours = AdminSettings['firm']['hours'];

const toPath = (place: number) => `firm.hours.${place}`;

/** The opening hours of each day of the week. */
export function HoursPart(props: PartProps) {
  const { hours: texts } = useTexts();
  const form = useSettingsForm({
    id: 'settings-hours',
    ...props,
    toFields: ({ firm }) =>
      Object.fromEntries(
        texts.days.flatMap((_, place) => {
          const hours = firm.hours.find(({ days }) => days.includes(place + 1));
          return [
            [`${toPath(place)}.opens`, hours?.opens ?? ''],
            [`${toPath(place)}.closes`, hours?.closes ?? ''],
          ];
        }),
      ),
    toChanges: (typed) => ({
      firm: {
        hours: texts.days.map((_, place) => ({
          days: [place + 1],
          opens: typed[`${toPath(place)}.opens`] || null,
          closes: typed[`${toPath(place)}.closes`] || null,
        })),
      },
    }),
    tidy: ({ firm }) => ({ firm: { hours: joinDays(firm?.hours ?? []) } }),
  });
  return (
    <DashboardSection title={texts.title}>
      <Form form={form} label={texts.title}>
        <p>{texts.text}</p>
        <Stack gap="s">
          {texts.days.map((day, place) => (
            <Grid key={day} column="s" gap="s">
              <TextInput
                {...form.field(`${toPath(place)}.opens`)}
                type="time"
                label={texts.opens(day)}
              />
              <TextInput
                {...form.field(`${toPath(place)}.closes`)}
                type="time"
                label={texts.closes(day)}
              />
            </Grid>
          ))}
        </Stack>
      </Form>
    </DashboardSection>
  );
}

/** Merges consecutive days with the same hours into one entry, as the site shows them. */
function joinDays(hours: Hours): Hours {
  const joined: Hours = [];
  for (const { days, opens, closes } of hours) {
    const last = joined.at(-1);
    if (last && last.opens === opens && last.closes === closes) last.days.push(...days);
    else joined.push({ days: [...days], opens, closes });
  }
  return joined;
}
