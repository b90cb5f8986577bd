import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { replyToContactSubmission, type AdminContactSubmission } from '@tassis/contracts';
import { TextArea } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { contractValidator, Form, TextTemplates, useContractForm } from '@tassis/forms';
import { useContactTexts } from '../../messages/contact/use-contact-texts.ts';

type ReplyFormProps = {
  submission: AdminContactSubmission;
  /** Called after each response of the API. After a stale version the message is refetched, so that the next press succeeds. */
  onSettled: () => Promise<unknown>;
};

const validate = contractValidator(replyToContactSubmission.request.body);

/** Answers a message by e-mail. */
export function ReplyForm({ submission, onSettled }: ReplyFormProps) {
  const { reply: texts } = useContactTexts();
  const notify = useNotify();
  const { id, email, version } = submission;
  const form = useContractForm({
    id: `reply-${id}`,
    initial: { text: '' },
    validate,
    send: (body, options) =>
      getApi()
        .call(replyToContactSubmission, { params: { id }, body }, { ...options, version })
        .finally(onSettled),
    onSuccess: () => {
      notify({ tone: 'success', text: texts.sent(email) });
      form.reset();
    },
    isHandled: useRefusedByEnd(),
  });
  const field = form.field('text');
  return (
    <Form
      form={form}
      label={texts.title}
      submitText={texts.send}
      sendingText={texts.sending}
      refusedText={texts.refused}
    >
      <TextArea {...field} label={texts.text} hint={texts.hint} rows={6} />
      <TextTemplates field={field.id} text={texts.templates} templates={texts.texts} />
    </Form>
  );
}
