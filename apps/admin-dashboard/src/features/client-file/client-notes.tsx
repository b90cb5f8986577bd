import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { addClientNote, type AdminClient } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { Stack, TextArea, Timeline } from '@tassis/design-system';
import { useLocale, useNotify } from '@tassis/design-system/host';
import { contractValidator, Form, useContractForm } from '@tassis/forms';
import { formatDateTime } from '@tassis/messages';
import { useClientTexts } from '../../messages/clients/use-client-texts.ts';

const validate = contractValidator(addClientNote.request.body);

type ClientNotesProps = { client: AdminClient; onAdded: () => void };

/** The staff's notes about a client, newest first, and a form that adds one. */
export function ClientNotes({ client, onAdded }: ClientNotesProps) {
  const { notes: texts } = useClientTexts().client;
  const locale = useLocale();
  const notify = useNotify();
  const form = useContractForm({
    id: 'client-note',
    initial: { text: '' },
    validate,
    send: (body, options) =>
      getApi().call(addClientNote, { params: { id: client.id }, body }, options),
    onSuccess: () => {
      form.reset();
      notify({ tone: 'success', text: texts.saved });
      onAdded();
    },
    isHandled: useRefusedByEnd(),
  });
  return (
    <DashboardSection id="notes" title={texts.title}>
      <Stack>
        <Form
          form={form}
          label={texts.title}
          submitText={texts.add}
          sendingText={texts.adding}
          refusedText={texts.refused}
        >
          <TextArea {...form.field('text')} label={texts.text} hint={texts.hint} rows={3} />
        </Form>
        {client.notes.length > 0 ? (
          <Timeline
            label={texts.title}
            entries={client.notes.map(({ id, text, author, created_at: at }) => ({
              key: id,
              title: text,
              actor: author ?? texts.former,
              date: { text: formatDateTime(locale, at), iso: at },
            }))}
          />
        ) : null}
      </Stack>
    </DashboardSection>
  );
}
