import { getApi } from '@tassis/api-client';
import { displayName, useRefusedByEnd, useSession } from '@tassis/auth';
import { createContactSubmission } from '@tassis/contracts';
import {
  Alert,
  Dialog,
  PersonalDataNote,
  PhoneInput,
  TextArea,
  TextInput,
} from '@tassis/design-system';
import { contractValidator, Form, useContractForm } from '@tassis/forms';
import { paths } from '@tassis/platform';
import { useDiscardQuestion } from '../form/use-discard-question.tsx';
import { useOwnRecord } from '../record/use-own-record.ts';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';

const validate = contractValidator(createContactSubmission.request.body);

/** Props of {@link ContactDialog}. */
export type ContactDialogProps = { onClose: () => void };

/** The dialog in which a signed-in person writes a message to the firm. It is open while it is mounted. */
export function ContactDialog({ onClose }: ContactDialogProps) {
  const { contact: texts } = useDashboardTexts();
  const { user } = useSession();
  // The session does not have the phone number. The field shows it once it is loaded, unless somebody has typed.
  const record = useOwnRecord(user?.user_type);
  const form = useContractForm({
    id: 'contact',
    initial: {
      name: user ? displayName(user) : '',
      email: user?.email ?? '',
      phone: record.data?.phone ?? '',
      service: '',
      message: '',
    },
    toBody: (values) => ({ ...values, source: 'dashboard' as const }),
    validate,
    send: (body, options) => getApi().call(createContactSubmission, { body }, options),
    isHandled: useRefusedByEnd(),
  });
  const { field, phase } = form;
  const discarding = useDiscardQuestion(form.formProps.ref, onClose);
  return (
    <>
      <Dialog
        open
        onClose={discarding.leave}
        locked={phase === 'sending'}
        closeOnBackdrop={false}
        title={texts.title}
        closeLabel={texts.close}
      >
        {phase === 'done' ? (
          <Alert tone="success">{texts.sent}</Alert>
        ) : (
          <Form
            form={form}
            label={texts.title}
            submitText={texts.send}
            sendingText={texts.sending}
            refusedText={texts.refused}
          >
            <TextInput {...field('name')} label={texts.name} required autoComplete="name" />
            <TextInput
              {...field('email')}
              type="email"
              label={texts.email}
              required
              autoComplete="email"
            />
            <PhoneInput {...field('phone')} label={texts.phone} />
            <TextInput {...field('service')} label={texts.subject} required />
            <TextArea {...field('message')} label={texts.message} required />
            <PersonalDataNote purpose={texts.purpose} href={paths.privacy} opensTab />
          </Form>
        )}
      </Dialog>
      {discarding.question}
    </>
  );
}
