import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { sendClientOrderMessage } from '@tassis/contracts';
import { FileUpload, TextArea } from '@tassis/design-system';
import { contractValidator, Form, readPdf, unreadPdf, useContractForm } from '@tassis/forms';
import { useFileMessages } from '@tassis/order-fields/file';
import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import { messageDraft } from './message-draft.ts';
import { THREAD_CALLS, type ThreadPlace } from './thread-calls.ts';

// The rules are the same for both sides.
const validate = contractValidator(sendClientOrderMessage.request.body);

const FORM_ID = 'message';
/** The id of the text field. */
export const FIELD_ID = `${FORM_ID}-text`;

type MessageFormProps = ThreadPlace & {
  field: RefObject<HTMLTextAreaElement | null>;
  hasFile: boolean;
  actions: ReactNode;
  onSent: () => void;
};

/** A form for a message. Its text is stored in this tab until it is sent; Ctrl+Enter sends it. */
export function MessageForm(props: MessageFormProps) {
  const { orderId, side, field, hasFile, actions, onSent } = props;
  const { thread: texts } = useDashboardTexts();
  const draft = messageDraft(orderId);
  const [text] = useState(() => draft.read() ?? '');
  const initial: { text: string; 'file.content': File | undefined } = {
    text,
    'file.content': undefined,
  };
  const form = useContractForm({
    id: FORM_ID,
    initial,
    validate: ({ text: typed, 'file.content': file }, locale) =>
      validate({ text: typed, ...(file && { file: unreadPdf(file) }) }, locale),
    send: async ({ text: typed, 'file.content': file }, options) => {
      const body = { text: typed, ...(file && { file: await readPdf(file) }) };
      const { send } = THREAD_CALLS[side];
      return getApi().call(send, { params: { id: orderId }, body }, options);
    },
    isStoredElsewhere: true,
    onSuccess: () => {
      draft.remove();
      form.reset();
      onSent();
    },
    isHandled: useRefusedByEnd(),
  });
  const fileTexts = useFileMessages();
  return (
    <Form
      form={form}
      label={texts.write}
      submitText={texts.send}
      sendingText={texts.sending}
      refusedText={texts.refused}
      actions={actions}
    >
      <TextArea
        {...form.field('text')}
        ref={field}
        label={texts.message}
        hint={texts.hint[side]}
        rows={3}
        onChange={({ target }) => draft.write(target.value)}
        onKeyDown={sendByKeys}
      />
      {hasFile ? (
        <FileUpload {...form.field('file.content')} label={texts.pdf} texts={fileTexts} />
      ) : null}
    </Form>
  );
}

function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
