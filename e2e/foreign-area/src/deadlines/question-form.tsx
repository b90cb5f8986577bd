import { getApi } from '@tassis/api-client';
import { displayName, useRefusedByEnd, useSession } from '@tassis/auth';
import { createContactSubmission } from '@tassis/contracts';
import { useOwnRecord } from '@tassis/dashboard';
import { TextArea } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { contractValidator, Form, useContractForm } from '@tassis/forms';
import { useMessages } from '../messages/use-messages.ts';

const validate = contractValidator(createContactSubmission.request.body);

/** A question to the firm about a month. Leaving the page asks before unsent input is lost. */
export function QuestionForm({ month }: { month: string }) {
  const { question: texts } = useMessages();
  const { user } = useSession();
  const record = useOwnRecord(user?.user_type);
  const notify = useNotify();
  const form = useContractForm({
    id: 'question',
    initial: { message: '' },
    toBody: ({ message }) => ({
      name: user ? displayName(user) : '',
      email: user?.email ?? '',
      phone: record.data?.phone ?? '',
      service: texts.subject(month),
      message,
      source: 'dashboard' as const,
    }),
    validate,
    send: (body, options) => getApi().call(createContactSubmission, { body }, options),
    onSuccess: () => {
      notify({ tone: 'success', text: texts.sent });
      form.reset();
    },
    isHandled: useRefusedByEnd(),
  });
  return (
    <Form
      form={form}
      label={texts.title}
      submitText={texts.send}
      sendingText={texts.sending}
      refusedText={texts.refused}
      narrow
    >
      <TextArea {...form.field('message')} label={texts.message} required />
    </Form>
  );
}
