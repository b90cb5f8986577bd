import { ApiError, getApi } from '@tassis/api-client';
import { confirmSecondFactor } from '@tassis/contracts';
import { Button, Cluster, ErrorSummary, Stack, TextInput } from '@tassis/design-system';
import { CopyButton } from '../form/copy-button.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import { QrCode } from './qr-code.tsx';
import styles from './second-factor.module.css';
import { StepHeading } from './step-heading.tsx';
import type { AppSetup } from './use-factor-question.ts';

type LinkAppProps = {
  setup: AppSetup;
  onCancel: () => void;
  onLinked: (codes: string[]) => void;
  /** It is on already, by another tab. */
  onRefused: () => void;
};

/** An app takes the secret, and shows with a first code that it has it. */
export function LinkApp({ setup, onCancel, onLinked, onRefused }: LinkAppProps) {
  const texts = useAccountTexts();
  const { secondFactor: own } = texts;
  const form = useAccountForm({
    id: 'second-factor',
    schema: confirmSecondFactor.request.body,
    defaultValues: { code: '' },
    send: async (body) => {
      try {
        const { data } = await getApi().call(confirmSecondFactor, { body });
        onLinked(data.recovery_codes);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) onRefused();
        throw error;
      }
    },
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
        <CopyButton text={setup.secret} subject={own.secret} />
      </Cluster>
      <form {...form.formProps} aria-label={own.scanTitle} className={styles['fields']}>
        <Stack gap="m">
          <ErrorSummary title={texts.failedTitle} headingLevel={4} {...form.summary} />
          <TextInput
            {...form.field('code')}
            label={own.code}
            hint={own.codeHint}
            autoComplete="one-time-code"
            inputMode="numeric"
          />
          <Cluster gap="s">
            <Button type="submit" variant="brand" loading={form.sending} loadingText={own.checking}>
              {own.confirm}
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              {texts.cancel}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Stack>
  );
}

/** In fours, as one reads it aloud. */
function grouped(secret: string): string {
  return secret.match(/.{1,4}/gu)?.join(' ') ?? secret;
}
