import { getApi } from '@tassis/api-client';
import { getSession } from '@tassis/auth';
import { updatePartnerProfile, type PartnerProfile } from '@tassis/contracts';
import { useEditForm, type EditedInPlace } from '@tassis/dashboard';
import { Alert, Grid, PhoneInput, Select, Stack, TextInput } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { ACCOUNTANT_LEGAL_FORMS, ACCOUNTANT_LEGAL_STATUSES } from '@tassis/domain';
import { Form } from '@tassis/forms';
import { getLabel } from '@tassis/messages';
import { useRecordTexts } from '../../messages/record/use-record-texts.ts';

const FIELDS = [
  'businessName',
  'legalStatus',
  'legalForm',
  'firstName',
  'lastName',
  'phone',
] as const;

type RecordFormProps = EditedInPlace & {
  record: PartnerProfile;
  /** Refetches the record. */
  refetch: () => void;
};

/** Edits the partner's record. A change of the business must be validated again. */
export function RecordForm({ record, refetch, close, cancel }: RecordFormProps) {
  const { fields, form: label, saved, again, meanwhile } = useRecordTexts();
  const locale = useLocale();
  const form = useEditForm(updatePartnerProfile, {
    record,
    fields: FIELDS,
    saved,
    tellNewer: (newer, before) => {
      if (newer.status === before.status || newer.status === 'pending') return undefined;
      return meanwhile[newer.status](newer.review_reason ?? '');
    },
    send: (body, options) => getApi().call(updatePartnerProfile, { body }, options),
    onSuccess: ({ data }) => {
      showPartner(data);
      close();
      refetch();
    },
  });
  return (
    <Form form={form} label={label} actions={cancel}>
      <Stack gap="m">
        <Alert tone="info" live={false}>
          {again[record.status]}
        </Alert>
        <Grid column="half" gap="m">
          <TextInput
            {...form.field('businessName')}
            autoComplete="organization"
            label={fields.businessName}
          />
          <Select
            {...form.field('legalStatus')}
            label={fields.legalStatus}
            options={ACCOUNTANT_LEGAL_STATUSES.map((value) => ({
              value,
              label: getLabel(locale, `accountant_legal_status.${value}`),
            }))}
          />
          <Select
            {...form.field('legalForm')}
            label={fields.legalForm}
            options={ACCOUNTANT_LEGAL_FORMS.map((value) => ({
              value,
              label: getLabel(locale, `accountant_legal_form.${value}`),
            }))}
          />
          <TextInput
            {...form.field('firstName')}
            autoComplete="given-name"
            label={fields.firstName}
          />
          <TextInput
            {...form.field('lastName')}
            autoComplete="family-name"
            label={fields.lastName}
          />
          <PhoneInput {...form.field('phone')} label={fields.phone} />
        </Grid>
      </Stack>
    </Form>
  );
}

/** Shows the new record in the frame, unless another person or nobody is signed in meanwhile. */
function showPartner({
  id,
  firstName,
  lastName,
  businessName,
  legalStatus,
  legalForm,
  status,
}: PartnerProfile) {
  const { store } = getSession();
  const { user } = store.getState();
  if (user?.id !== id) return;
  const partner = { firstName, lastName, businessName, legalStatus, legalForm, status };
  store.setState({ user: { ...user, partner } });
}
