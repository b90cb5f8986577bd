import type { AdminSettingsChanges } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { TextArea, TextInput } from '@tassis/design-system';
import { Form, toLines } from '@tassis/forms';
import { useTexts } from '../../messages/settings/use-texts.ts';
import { FieldSet } from './field-set.tsx';
import { useSettingsForm, type PartProps } from './use-settings-form.ts';
import { isEmptyEntry } from './validate-changes.ts';

const NO_ADDRESS = { label: '', lines: [], city: '' };
const toPath = (place: number) => `firm.addresses.${place}`;

/** The addresses of the firm, and an empty one to add. */
export function AddressesPart(props: PartProps) {
  const { addresses: texts } = useTexts();
  const places = [...props.settings.firm.addresses, NO_ADDRESS].map((_, place) => place);
  const form = useSettingsForm({
    id: 'settings-addresses',
    ...props,
    toFields: ({ firm }) =>
      Object.fromEntries(
        places.flatMap((place) => {
          const { label, lines, city } = firm.addresses[place] ?? NO_ADDRESS;
          return [
            [`${toPath(place)}.label`, label],
            [`${toPath(place)}.lines`, lines.join('\n')],
            [`${toPath(place)}.city`, city],
          ];
        }),
      ),
    toChanges: (typed) => ({
      firm: {
        addresses: places.map((place) => ({
          label: typed[`${toPath(place)}.label`] ?? '',
          lines: toLines(typed[`${toPath(place)}.lines`] ?? ''),
          city: typed[`${toPath(place)}.city`] ?? '',
        })),
      },
    }),
    tidy: withoutEmptyAddresses,
    toField: (path) => (path === 'firm.addresses' ? `${toPath(0)}.lines` : path),
  });
  return (
    <DashboardSection title={texts.title}>
      <Form form={form} label={texts.title}>
        <p>{texts.text}</p>
        {places.map((place) => (
          <FieldSet key={place} title={texts.nth(place + 1)}>
            <TextInput {...form.field(`${toPath(place)}.label`)} label={texts.label} />
            <TextInput {...form.field(`${toPath(place)}.city`)} label={texts.city} />
            <TextArea
              {...form.field(`${toPath(place)}.lines`)}
              label={texts.lines}
              hint={texts.linesHint}
              rows={2}
            />
          </FieldSet>
        ))}
      </Form>
    </DashboardSection>
  );
}

function withoutEmptyAddresses({ firm }: AdminSettingsChanges): AdminSettingsChanges {
  return { firm: { addresses: firm?.addresses?.filter((each) => !isEmptyEntry(each)) } };
}
