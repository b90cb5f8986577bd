import { getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { generateWarnings } from '@tassis/contracts';
import { FormDialog } from '@tassis/dashboard';
import { Button, NumberStepper, Stack } from '@tassis/design-system';
import { useNotify } from '@tassis/design-system/host';
import { contractValidator, useContractForm } from '@tassis/forms';
import { useState } from 'react';
import { useWarningTexts } from '../../messages/warnings/use-warning-texts.ts';

const validate = contractValidator(generateWarnings.request.body);

/** Generates warnings to test mails and screens; the API refuses it in production. */
export function GenerateWarnings({ onGenerated }: { onGenerated: () => void }) {
  const { generate: texts } = useWarningTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen ? (
        <GenerateDialog
          onClose={() => setOpen(false)}
          onGenerated={() => {
            setOpen(false);
            onGenerated();
          }}
        />
      ) : null}
    </>
  );
}

type GenerateDialogProps = { onClose: () => void; onGenerated: () => void };

function GenerateDialog({ onClose, onGenerated }: GenerateDialogProps) {
  const { generate: texts } = useWarningTexts();
  const notify = useNotify();
  const form = useContractForm({
    id: 'generate-warnings',
    initial: { count: 1, days: 5 },
    validate,
    send: (body, options) => getApi().call(generateWarnings, { body }, options),
    onSuccess: ({ data }) => {
      notify({ tone: 'success', text: texts.done(data.length) });
      onGenerated();
    },
    isHandled: useRefusedByEnd(),
    words: { 403: texts.refused },
    oneError: true,
  });
  const steps = { decreaseText: texts.fewer, increaseText: texts.more };
  return (
    <FormDialog
      form={form}
      title={texts.title}
      consequence={texts.text}
      confirmText={texts.confirm}
      onCancel={onClose}
    >
      <Stack gap="s">
        <NumberStepper {...form.field('count')} {...steps} label={texts.count} min={1} max={50} />
        <NumberStepper {...form.field('days')} {...steps} label={texts.days} min={-365} max={365} />
      </Stack>
    </FormDialog>
  );
}
