import { Button, ErrorSummary, Stack } from '@tassis/design-system';
import type { ContractForm } from '@tassis/forms';
import type { ReactNode } from 'react';
import { useAccountTexts } from '../messages/use-account-texts.ts';
import styles from './account-form.module.css';

type AccountFormProps = {
  /** What {@link useAccountForm} made. */
  form: Pick<ContractForm<string>, 'formProps' | 'summary' | 'sending'>;
  /** What it is about, for assistive technology. */
  label: string;
  submitText?: string;
  /** One field a line, no wider than is read at once. */
  narrow?: boolean;
  children: ReactNode;
};

/** Fields, what is wrong with them above, and the button that sends them. */
export function AccountForm(props: AccountFormProps) {
  const { form, label, submitText, narrow = false, children } = props;
  const texts = useAccountTexts();
  return (
    <form {...form.formProps} aria-label={label} className={narrow ? styles['narrow'] : undefined}>
      <Stack gap="m">
        <ErrorSummary title={texts.failedTitle} headingLevel={3} {...form.summary} />
        {children}
        <div>
          <Button type="submit" variant="brand" loading={form.sending} loadingText={texts.saving}>
            {submitText ?? texts.save}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
