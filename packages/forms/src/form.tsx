import { Button, Cluster, ErrorSummary, Stack } from '@tassis/design-system';
import type { ReactNode } from 'react';
import { FormConflict, type Conflict } from './form-conflict.tsx';
import styles from './form.module.css';
import { useTexts } from './messages/use-texts.ts';
import type { ContractForm } from './use-contract-form.ts';

/** Props of {@link Form}. */
export type FormProps = {
  /** The result of `useContractForm`. */
  form: Pick<ContractForm, 'formProps' | 'summary' | 'phase'> & { conflict: Conflict };
  /** The form's accessible name. */
  label: string;
  /** Default: 'Enregistrer'. */
  submitText?: string;
  /** Default: 'Enregistrement…'. */
  sendingText?: string;
  /** For an action that cannot be undone: the submit button is the destructive one. */
  danger?: boolean;
  /** Where the browser posts the form while no script runs: the API’s path. For public pages. */
  action?: string;
  /** The title of the error summary. Default: 'Rien n’a été enregistré'. */
  refusedText?: string;
  /** A second action beside the submit button: 'Annuler'. */
  actions?: ReactNode;
  /** Heading level of the summary's title. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Keeps the buttons in sight while a long form is scrolled, as in a dialog. */
  pinned?: boolean;
  /** Sets one field per line, at reading width. */
  narrow?: boolean;
  children: ReactNode;
};

/** A form: error summary, edit conflict, the fields, the submit button. */
export function Form(props: FormProps) {
  const { form, label, submitText, sendingText, refusedText, actions, headingLevel = 3 } = props;
  const { action, narrow = false, danger = false, pinned = false, children } = props;
  const withoutScript = action === undefined ? {} : { action, method: 'post' };
  const texts = useTexts();
  return (
    <form
      {...withoutScript}
      {...form.formProps}
      aria-label={label}
      className={narrow ? styles['narrow'] : undefined}
    >
      <Stack gap="m">
        <ErrorSummary
          title={refusedText ?? texts.refused}
          headingLevel={headingLevel}
          {...form.summary}
        />
        <FormConflict {...form.conflict} />
        {children}
        <Cluster gap="s" className={pinned ? styles['pinned'] : undefined}>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'brand'}
            loading={form.phase === 'sending'}
            loadingText={sendingText ?? texts.saving}
          >
            {submitText ?? texts.save}
          </Button>
          {actions}
        </Cluster>
      </Stack>
    </form>
  );
}
