import { DashboardSection } from '@tassis/dashboard';
import { Grid, PhoneInput, TextInput } from '@tassis/design-system';
import { writtenText } from '@tassis/domain';
import { Form } from '@tassis/forms';
import { useTexts } from '../../messages/settings/use-texts.ts';
import { useSettingsForm, type PartProps } from './use-settings-form.ts';

/** The name and contact data of the firm. */
export function FirmPart(props: PartProps) {
  const { firm: texts } = useTexts();
  const form = useSettingsForm({
    id: 'settings-firm',
    ...props,
    toFields: ({ firm }) => ({
      'firm.name': writtenText(firm.name) ?? '',
      'firm.legal_name': writtenText(firm.legal_name) ?? '',
      'firm.phone': writtenText(firm.phone) ?? '',
      'firm.whatsapp': writtenText(firm.whatsapp) ?? '',
      'firm.email': writtenText(firm.email) ?? '',
    }),
    toChanges: (typed) => ({
      firm: {
        name: typed['firm.name'],
        legal_name: typed['firm.legal_name'],
        phone: typed['firm.phone'],
        whatsapp: typed['firm.whatsapp'],
        email: typed['firm.email'],
      },
    }),
  });
  return (
    <DashboardSection title={texts.title}>
      <Form form={form} label={texts.title}>
        <Grid column="m">
          <TextInput {...form.field('firm.name')} label={texts.name} hint={texts.nameHint} />
          <TextInput
            {...form.field('firm.legal_name')}
            label={texts.legalName}
            hint={texts.legalNameHint}
          />
          <PhoneInput {...form.field('firm.phone')} label={texts.phone} />
          <PhoneInput {...form.field('firm.whatsapp')} label={texts.whatsapp} />
          <TextInput
            {...form.field('firm.email')}
            type="email"
            label={texts.email}
            hint={texts.emailHint}
          />
        </Grid>
      </Form>
    </DashboardSection>
  );
}
