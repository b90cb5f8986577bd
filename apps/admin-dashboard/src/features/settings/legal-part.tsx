import type { AdminSettings, AdminSettingsChanges } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { Grid, TextInput } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { findBankAccount, LEGAL_NUMBERS, writtenText } from '@tassis/domain';
import { Form } from '@tassis/forms';
import { translate } from '@tassis/messages';
import { useTexts } from '../../messages/settings/use-texts.ts';
import { useSettingsForm, type PartProps } from './use-settings-form.ts';

const BANK = 'RIB';
const OWN_LABELS: readonly string[] = [...LEGAL_NUMBERS, BANK];
const toPath = (label: string) => `firm.legal_numbers.${label}` as const;

/** The numbers on bills: those that the law requires, the bank account, and any others. */
export function LegalPart(props: PartProps) {
  const { legal: texts } = useTexts();
  const locale = useLocale();
  const labels = toLabels(props.settings);
  const required = translate(locale, 'required');
  const form = useSettingsForm({
    id: 'settings-legal',
    ...props,
    toFields: ({ firm }) =>
      Object.fromEntries(
        labels.map((label) => {
          const number = firm.legal_numbers.find((each) => each.label === label);
          return [toPath(label), writtenText(number?.value ?? '') ?? ''];
        }),
      ),
    toChanges: (typed) => ({
      firm: {
        legal_numbers: labels
          .map((label) => ({ label, value: typed[toPath(label)] ?? '' }))
          .filter(({ value }) => value.trim() !== ''),
      },
    }),
    check: (changes) => findMissing(changes, { required, ribWrong: texts.ribWrong }),
    toField,
  });
  const names: Readonly<Record<string, string>> = texts.names;
  return (
    <DashboardSection title={texts.title}>
      <Form form={form} label={texts.title}>
        <p>{texts.text}</p>
        <Grid column="m">
          {labels.map((label) => (
            <TextInput
              key={label}
              {...form.field(toPath(label))}
              label={names[label] ?? label}
              hint={label === BANK ? texts.ribHint : undefined}
              autoComplete="off"
            />
          ))}
        </Grid>
      </Form>
    </DashboardSection>
  );
}

/** The labels in the order of the form. */
function toLabels({ firm }: AdminSettings): string[] {
  const others = firm.legal_numbers.map(({ label }) => label);
  return [...new Set([...OWN_LABELS, ...others])];
}

/** The field of an error: 'firm.legal_numbers.2.value' belongs to that number; an error of the list, to the first missing one. */
function toField(path: string, { firm }: AdminSettingsChanges): string {
  const numbers = firm?.legal_numbers ?? [];
  const [, place] = /^firm\.legal_numbers\.(\d+)/u.exec(path) ?? [];
  if (place !== undefined) return toPath(numbers[Number(place)]?.label ?? '');
  if (path !== 'firm.legal_numbers') return path;
  return toPath(findMissingLabels(numbers)[0] ?? LEGAL_NUMBERS[0]);
}

type Words = { required: string; ribWrong: string };

function findMissing({ firm }: AdminSettingsChanges, words: Words): Record<string, string> {
  const numbers = firm?.legal_numbers ?? [];
  const bank = numbers.filter(({ label }) => label === BANK);
  const isWrong = bank.length > 0 && findBankAccount(bank) === null;
  return {
    ...Object.fromEntries(
      findMissingLabels(numbers).map((label) => [toPath(label), words.required]),
    ),
    ...(isWrong && { [toPath(BANK)]: words.ribWrong }),
  };
}

function findMissingLabels(numbers: readonly { label: string }[]): string[] {
  return LEGAL_NUMBERS.filter((label) => !numbers.some((number) => number.label === label));
}
