import type { AdminSettingsChanges } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { Grid, Stack, TextInput } from '@tassis/design-system';
import { Form } from '@tassis/forms';
import { useTexts } from '../../messages/settings/use-texts.ts';
import { useSettingsForm, type PartProps } from './use-settings-form.ts';
import { isEmptyEntry } from './validate-changes.ts';

const NO_NETWORK = { network: '', url: '' };
const toPath = (place: number) => `firm.social.${place}`;

/** The social networks in the site's footer, and an empty one to add. */
export function SocialPart(props: PartProps) {
  const { social: texts } = useTexts();
  const places = [...props.settings.firm.social, NO_NETWORK].map((_, place) => place);
  const form = useSettingsForm({
    id: 'settings-social',
    ...props,
    toFields: ({ firm }) =>
      Object.fromEntries(
        places.flatMap((place) => {
          const { network, url } = firm.social[place] ?? NO_NETWORK;
          return [
            [`${toPath(place)}.network`, network],
            [`${toPath(place)}.url`, url],
          ];
        }),
      ),
    toChanges: (typed) => ({
      firm: {
        social: places.map((place) => ({
          network: typed[`${toPath(place)}.network`] ?? '',
          url: typed[`${toPath(place)}.url`] ?? '',
        })),
      },
    }),
    tidy: withoutEmptyNetworks,
  });
  return (
    <DashboardSection title={texts.title}>
      <Form form={form} label={texts.title}>
        <p>{texts.text}</p>
        <Stack gap="m">
          {places.map((place) => (
            <Grid key={place} column="m">
              <TextInput
                {...form.field(`${toPath(place)}.network`)}
                label={texts.network(place + 1)}
              />
              <TextInput
                {...form.field(`${toPath(place)}.url`)}
                type="url"
                label={texts.url(place + 1)}
              />
            </Grid>
          ))}
        </Stack>
      </Form>
    </DashboardSection>
  );
}

function withoutEmptyNetworks({ firm }: AdminSettingsChanges): AdminSettingsChanges {
  return { firm: { social: firm?.social?.filter((each) => !isEmptyEntry(each)) } };
}
