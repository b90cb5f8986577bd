import { useState, type SubmitEvent } from 'react';
import { Alert } from '../alert/alert.tsx';
import { ErrorSummary, type SummaryError } from '../error-summary/error-summary.tsx';
import { FormActions } from '../form-actions/form-actions.tsx';
import { Container, Grid, Stack } from '../layout/layout.tsx';
import { PhoneInput } from '../phone-input/phone-input.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { findError } from './dossier.ts';

type Phase = 'idle' | 'sending' | 'success' | 'failure';

/** A short form: its controls are uncontrolled, and the form is read at submission. */
export function ContactExample({ send }: { send: (message: FormData) => Promise<boolean> }) {
  const [phase, setPhase] = useState<Phase>('idle');
  const [problems, setProblems] = useState<readonly SummaryError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const wiring = (id: string) => ({ id, name: id, error: findError(problems, id) });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const message = new FormData(form);
    const found = findProblems(message);
    setProblems(found);
    setAttempt(attempt + 1);
    setPhase('idle');
    if (found.length > 0) return;
    setPhase('sending');
    const isSent = await send(message);
    if (isSent) form.reset();
    setPhase(isSent ? 'success' : 'failure');
  };

  return (
    <Container width="form">
      <form noValidate aria-label="Nous écrire" onSubmit={(event) => void submit(event)}>
        <Stack gap="m">
          <h2>Nous écrire</h2>
          <ErrorSummary
            title="Veuillez corriger les erreurs suivantes:"
            errors={problems}
            attempt={attempt}
          />
          <Outcome phase={phase} />
          <TextInput {...wiring('name')} label="Nom" autoComplete="name" />
          <Grid column="s">
            <TextInput {...wiring('email')} label="E-mail" type="email" autoComplete="email" />
            <PhoneInput {...wiring('phone')} label="Téléphone" mark="(facultatif)" />
          </Grid>
          <TextInput {...wiring('subject')} label="Sujet" />
          <TextArea {...wiring('message')} label="Votre message" />
          <FormActions
            submit={{ text: 'Envoyer le message', pendingText: 'Envoi en cours...' }}
            final
            pending={phase === 'sending'}
            sticky={false}
          />
        </Stack>
      </form>
    </Container>
  );
}

function Outcome({ phase }: { phase: Phase }) {
  if (phase === 'success')
    return (
      <Alert tone="success">
        Votre message a été envoyé avec succès. Nous vous contacterons dans les plus brefs délais.
      </Alert>
    );
  if (phase === 'failure')
    return (
      <Alert tone="critical">
        Une erreur s&apos;est produite lors de l&apos;envoi. Veuillez réessayer ou nous contacter
        directement.
      </Alert>
    );
  return null;
}

function findProblems(message: FormData): SummaryError[] {
  const getText = (name: string) => {
    const value = message.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const required = [
    { fieldId: 'name', message: 'Le nom est requis' },
    { fieldId: 'email', message: "L'email est requis" },
    { fieldId: 'subject', message: 'Le sujet est requis' },
    { fieldId: 'message', message: 'Le message est requis' },
  ].filter(({ fieldId }) => getText(fieldId) === '');
  const isAddress = getText('email') === '' || /^\S+@\S+\.\S+$/u.test(getText('email'));
  return isAddress
    ? required
    : [...required, { fieldId: 'email', message: "Format d'email invalide" }];
}
