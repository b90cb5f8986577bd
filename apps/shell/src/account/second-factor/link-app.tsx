import { ApiError, getApi } from '@tassis/api-client';
import { useRefusedByEnd } from '@tassis/auth';
import { confirmSecondFactor } from '@tassis/contracts';
import { Button, Cluster, CopyButton, QrCode, Stack, TextInput } from '@tassis/design-system';
import { contractValidator, Form, useContractForm } from '@tassis/forms';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import styles from './second-factor.module.css';
import { StepHeading } from './step-heading.tsx';
import type { AppSetup } from './use-factor-question.ts';

const validate = contractValidator(confirmSecondFactor.request.body);

type LinkAppProps = {
  setup: AppSetup;
  onCancel: () => void;
  onLinked: (codes: string[]) => void;
  /** Called when another tab has already turned the second factor on. */
  onRefused: () => void;
};

/** Shows the secret for an authenticator app, and asks for a first code. */
export function LinkApp({ setup, onCancel, onLinked, onRefused }: LinkAppProps) {
  const texts = useAccountTexts();
  const { secondFactor: own } = texts;
  const form = useContractForm({
    id: 'second-factor',
    initial: { code: '' },
    validate,
    send: async (body) => {
      try {
        const { data } = await getApi().call(confirmSecondFactor, { body });
        onLinked(data.recovery_codes);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) onRefused();
        throw error;
      }
    },
    isHandled: useRefusedByEnd(),
  });
  return (
    <Stack gap="m">
      <StepHeading>{own.scanTitle}</StepHeading>
      <p>{own.scan}</p>
      <Cluster gap="m">
        <QrCode text={setup.otpauth_uri} label={own.qrCode} />
        <div className={styles['here']}>
          <Button href={setup.otpauth_uri}>{own.openApp}</Button>
        </div>
      </Cluster>
      <Cluster gap="s">
        <span>{own.type}</span>
        <code className={styles['secret']}>{grouped(setup.secret)}</code>
        <CopyButton text={setup.secret} subject={own.secret} texts={texts.copying} />
      </Cluster>
      <Form
        narrow
        form={form}
        label={own.scanTitle}
        headingLevel={4}
        submitText={own.confirm}
        sendingText={own.checking}
        actions={
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        }
      >
        <TextInput
          {...form.field('code')}
          label={own.code}
          hint={own.codeHint}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      </Form>
    </Stack>
  );
}

/** Formats the secret in groups of four, as one reads it aloud. */
function grouped(secret: string): string {
  return secret.match(/.{1,4}/gu)?.join(' ') ?? secret;
}
