import { getApi } from '@tassis/api-client';
import { resendMail, type WholeMail } from '@tassis/contracts';
import { ActionDialog } from '@tassis/dashboard';
import { Button } from '@tassis/design-system';
import { useState } from 'react';
import { useMailTexts } from '../../messages/mails/use-mail-texts.ts';

type ResendMailProps = { mail: WholeMail; onResent: () => void };

/** Sends a mail again after a confirmation, or says why it cannot be sent. */
export function ResendMail({ mail, onResent }: ResendMailProps) {
  const { resend: texts } = useMailTexts();
  const [isAsked, setAsked] = useState(false);
  const { id, recipient } = mail;
  if (!mail.can_resend) return <p>{texts.unable}</p>;
  const action = {
    title: texts.title(recipient),
    consequence: texts.consequence,
    confirmText: texts.text,
    run: () => getApi().call(resendMail, { params: { id } }),
    done: texts.done(recipient),
  };
  return (
    <div>
      <Button size="s" onClick={() => setAsked(true)}>
        {texts.text}
      </Button>
      <ActionDialog
        action={isAsked ? action : null}
        onDone={() => {
          setAsked(false);
          onResent();
        }}
        onCancel={() => setAsked(false)}
      />
    </div>
  );
}
