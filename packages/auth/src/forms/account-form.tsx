import { Alert, Button, Stack } from '@tassis/design-system';
import type { ContractForm } from '@tassis/forms';
import type { ReactNode } from 'react';

type AccountFormProps = {
  form: Pick<ContractForm, 'formProps' | 'banner' | 'bannerText' | 'phase'>;
  texts: { submit: string; sending: string; success?: string };
  children: ReactNode;
  /** More links, below the button. */
  after?: ReactNode;
};

/** The frame of this package's forms: the message above the fields, the submit button below. */
export function AccountForm({ form, texts, children, after }: AccountFormProps) {
  const { formProps, banner, bannerText, phase } = form;
  return (
    // Without script a password must not stand in the address.
    <form method="post" {...formProps}>
      <Stack>
        {bannerText ? (
          <Alert ref={banner} tone="critical">
            {bannerText}
          </Alert>
        ) : null}
        {phase === 'done' && texts.success ? <Alert tone="success">{texts.success}</Alert> : null}
        {children}
        <Button
          type="submit"
          variant="primary"
          wide
          loading={phase === 'sending'}
          disabled={phase === 'done'}
          loadingText={texts.sending}
        >
          {texts.submit}
        </Button>
        {after}
      </Stack>
    </form>
  );
}
