import type { AdminSettingsChanges } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { TextArea, TextInput } from '@tassis/design-system';
import { Form, toLines } from '@tassis/forms';
import { useTexts } from '../../messages/settings/use-texts.ts';
import { FieldSet } from './field-set.tsx';
import { useSettingsForm, type PartProps } from './use-settings-form.ts';
import { isEmptyEntry } from './validate-changes.ts';

const NO_ADDRESS = { label: '', lines: [], city: '' };
const toPath = (index: number) => `firm.addresses.${index}`;

/** The addresses of the firm, and an empty one to add. */
export function AddressesPart(props: PartProps) {
  const { addresses: texts } = useTexts();
  const indexes = [...props.settings.firm.addresses, NO_ADDRESS].map((_, index) => index);
  const form = useSettingsForm({
    id: 'settings-addresses',
    ...props,
    toFields: ({ firm }) =>
      Object.fromEntries(
        indexes.flatMap((index) => {
          const { label, lines, city } = firm.addresses[index] ?? NO_ADDRESS;
          return [
            [`${toPath(index)}.label`, label],
            [`${toPath(index)}.lines`, lines.join('\n')],
            [`${toPath(index)}.city`, city],
          ];
        }),
      ),
    toChanges: (typed) => ({
      firm: {
        addresses: indexes.map((index) => ({
          label: typed[`${toPath(index)}.label`] ?? '',
          lines: toLines(typed[`${toPath(index)}.lines`] ?? ''),
          city: typed[`${toPath(index)}.city`] ?? '',
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
        {indexes.map((index) => (
          <FieldSet key={index} title={texts.nth(index + 1)}>
            <TextInput {...form.field(`${toPath(index)}.label`)} label={texts.label} />
            <TextInput {...form.field(`${toPath(index)}.city`)} label={texts.city} />
            <TextArea
              {...form.field(`${toPath(index)}.lines`)}
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
