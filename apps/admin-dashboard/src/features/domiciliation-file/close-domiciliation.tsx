import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { closeDomiciliation, type AdminDomiciliation } from '@tassis/contracts';
import { FormDialog } from '@tassis/dashboard';
import { Button, Stack, TextArea } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { contractValidator, TextTemplates, useContractForm } from '@tassis/forms';
import { useState } from 'react';
import { useDomiciliationTexts } from '../../messages/domiciliations/use-domiciliation-texts.ts';

type CloseDomiciliationProps = { domiciliation: AdminDomiciliation; onSettled: () => void };

const validate = contractValidator(closeDomiciliation.request.body);

/** Closes a domiciliation after a confirmation, with a reason that the client reads. */
export function CloseDomiciliation({ domiciliation, onSettled }: CloseDomiciliationProps) {
  const { close: texts } = useDomiciliationTexts().file;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.text}
      </Button>
      {isOpen ? (
        <CloseDialog
          domiciliation={domiciliation}
          onSettled={onSettled}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

type CloseDialogProps = CloseDomiciliationProps & { onClose: () => void };

function CloseDialog({ domiciliation, onSettled, onClose }: CloseDialogProps) {
  const { close: texts } = useDomiciliationTexts().file;
  const notify = useNotify();
  const { id, version, companyName } = domiciliation;
  const form = useContractForm({
    id: 'close-domiciliation',
    initial: { reason: '' },
    validate,
    send: (body, options) =>
      getApi()
        .call(closeDomiciliation, { params: { id }, body }, { ...options, version })
        .finally(onSettled),
    onSuccess: () => {
      notify({ tone: 'success', text: texts.done });
      onClose();
    },
    isHandled: useRefusedByEnd(),
    oneError: true,
  });
  const field = form.field('reason');
  return (
    <FormDialog
      form={form}
      danger
      title={texts.title(companyName)}
      consequence={texts.consequence}
      confirmText={texts.text}
      onCancel={onClose}
    >
      <Stack gap="s">
        <TextArea {...field} label={texts.reason} hint={texts.hint} data-first-focus="" />
        <TextTemplates field={field.id} text={texts.templates} templates={texts.reasons} />
      </Stack>
    </FormDialog>
  );
}
