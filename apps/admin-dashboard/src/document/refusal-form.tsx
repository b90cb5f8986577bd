import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { reviewDocument, type AdminDocument } from '@tassis/contracts';
import { Button, TextArea } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { contractValidator, Form, TextTemplates, useContractForm } from '@tassis/forms';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useDocumentTexts } from '../messages/documents/use-document-texts.ts';

type RefusalFormProps = {
  document: AdminDocument;
  onRefused: () => void;
  onCancel: () => void;
};

const validate = contractValidator(reviewDocument.request.body);

/** Refuses a document with a reason, which the client reads. The reason takes the focus; Escape cancels. */
export function RefusalForm({ document, onRefused, onCancel }: RefusalFormProps) {
  const { refuse, refused, refusal: texts } = useDocumentTexts();
  const notify = useNotify();
  const { id, name, version } = document;
  const form = useContractForm({
    id: `refusal-${id}`,
    initial: { reason: '' },
    toBody: ({ reason }) => ({ status: 'refused' as const, reason }),
    validate,
    send: (body, options) =>
      getApi().call(reviewDocument, { params: { id }, body }, { ...options, version }),
    onSuccess: () => {
      notify({ tone: 'success', text: refused(name) });
      onRefused();
    },
    isHandled: useRefusedByEnd(),
  });
  const field = form.field('reason');
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape' && event.currentTarget.value === '') onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.currentTarget.form?.requestSubmit();
    }
  };
  return (
    <Form
      form={form}
      label={texts.label(name)}
      submitText={refuse}
      sendingText={texts.sending}
      refusedText={texts.failed}
      actions={
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      }
    >
      <TextArea
        {...field}
        ref={area}
        label={texts.reason}
        hint={texts.hint}
        onKeyDown={onKeyDown}
      />
      <TextTemplates field={field.id} text={texts.templates} templates={texts.reasons} />
    </Form>
  );
}
