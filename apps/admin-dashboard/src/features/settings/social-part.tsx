import type { AdminSettingsChanges } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { Grid, Stack, TextInput } from '@tassis/design-system';
import { Form } from '@tassis/forms';
import { useTexts } from '../../messages/settings/use-texts.ts';
import { useSettingsForm, type PartProps } from './use-settings-form.ts';
import { isEmptyEntry } from './validate-changes.ts';

const NO_NETWORK = { network: '', url: '' };
const toPath = (index: number) => `firm.social.${index}`;

/** The social networks in the site's footer, and an empty one to add. */
export function SocialPart(props: PartProps) {
  const { social: texts } = useTexts();
  const indexes = [...props.settings.firm.social, NO_NETWORK].map((_, index) => index);
  const form = useSettingsForm({
    id: 'settings-social',
    ...props,
    toFields: ({ firm }) =>
      Object.fromEntries(
        indexes.flatMap((index) => {
          const { network, url } = firm.social[index] ?? NO_NETWORK;
          return [
            [`${toPath(index)}.network`, network],
            [`${toPath(index)}.url`, url],
          ];
        }),
      ),
    toChanges: (typed) => ({
      firm: {
        social: indexes.map((index) => ({
          network: typed[`${toPath(index)}.network`] ?? '',
          url: typed[`${toPath(index)}.url`] ?? '',
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
          {indexes.map((index) => (
            <Grid key={index} column="m">
              <TextInput
                {...form.field(`${toPath(index)}.network`)}
                label={texts.network(index + 1)}
              />
              <TextInput
                {...form.field(`${toPath(index)}.url`)}
                type="url"
                label={texts.url(index + 1)}
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
