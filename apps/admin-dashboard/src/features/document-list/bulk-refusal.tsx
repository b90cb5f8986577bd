import { getApi } from '@tassis/api-client';
import { reviewDocument, type AdminDocument } from '@tassis/contracts';
import { FormDialog, type BulkQuestion } from '@tassis/dashboard';
import { TextArea } from '@tassis/design-system';
import { contractValidator, TextTemplates, useContractForm } from '@tassis/forms';
import { useDocumentTexts } from '../../messages/documents/use-document-texts.ts';

/** Asks for one reason, and refuses the selected documents with it. */
export function BulkRefusal({ count, onRun, onCancel }: BulkQuestion<AdminDocument>) {
  const { refuse, refusal: texts } = useDocumentTexts();
  const form = useContractForm({
    id: 'refusals',
    initial: { reason: '' },
    toBody: ({ reason }) => ({ status: 'refused' as const, reason }),
    validate: contractValidator(reviewDocument.request.body),
    send: (body) => Promise.resolve(body),
    onSuccess: (body) =>
      onRun(({ id, version }) =>
        getApi().call(reviewDocument, { params: { id }, body }, { version }),
      ),
    oneError: true,
  });
  const field = form.field('reason');
  return (
    <FormDialog
      form={form}
      title={texts.several(count)}
      consequence={texts.consequence}
      confirmText={refuse}
      onCancel={onCancel}
    >
      <TextArea {...field} label={texts.reason} hint={texts.hint} required />
      <TextTemplates field={field.id} text={texts.templates} templates={texts.reasons} />
    </FormDialog>
  );
}
