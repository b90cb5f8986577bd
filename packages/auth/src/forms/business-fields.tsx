import { Stack, Select, TextInput, type TextInputProps } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { ACCOUNTANT_LEGAL_FORMS, ACCOUNTANT_LEGAL_STATUSES } from '@tassis/domain';
import { getLabel } from '@tassis/messages';
import { useTexts } from '../messages/use-texts.ts';

type Name = 'businessName' | 'legalStatus' | 'legalForm';

/**
 * The fields of an accountant's business. They are hidden for a client, not removed, so that their values survive a
 * change of the account's kind.
 */
export function BusinessFields({
  field,
  shown,
}: {
  field: (name: Name) => Pick<TextInputProps, 'id' | 'name' | 'required' | 'error'>;
  shown: boolean;
}) {
  const { registration } = useTexts();
  const locale = useLocale();
  return (
    <div hidden={!shown}>
      <Stack>
        <TextInput
          {...field('businessName')}
          autoComplete="organization"
          label={registration.businessName}
          hint={registration.businessHint}
        />
        <Select
          {...field('legalStatus')}
          label={registration.legalStatus}
          placeholder={registration.choose}
          options={ACCOUNTANT_LEGAL_STATUSES.map((value) => ({
            value,
            label: getLabel(locale, `accountant_legal_status.${value}`),
          }))}
        />
        <Select
          {...field('legalForm')}
          label={registration.legalForm}
          placeholder={registration.choose}
          options={ACCOUNTANT_LEGAL_FORMS.map((value) => ({
            value,
            label: getLabel(locale, `accountant_legal_form.${value}`),
          }))}
        />
      </Stack>
    </div>
  );
}
