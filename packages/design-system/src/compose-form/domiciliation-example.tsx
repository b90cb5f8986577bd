import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Alert } from '../alert/alert.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { FormActions } from '../form-actions/form-actions.tsx';
import { FormLayout } from '../form-layout/form-layout.tsx';
import { Container, Stack } from '../layout/layout.tsx';
import { PriceTable } from '../price-table/price-table.tsx';
import { Stepper, type StepperProps } from '../stepper/stepper.tsx';
import styles from './compose-form.module.css';
import { EMPTY_DOSSIER, findProblems } from './dossier.ts';
import { DossierStep } from './dossier-step.tsx';
import { RecapStep } from './recap-step.tsx';

const STEPPER_TEXTS: StepperProps['texts'] = {
  position: (step, total) => `Étape ${step} sur ${total}`,
  states: { done: 'terminée', error: 'à corriger', todo: 'à faire' },
};

/** An order of a domiciliation in three steps: how the parts of a form work together. */
export function DomiciliationExample({ send }: { send: () => Promise<void> }) {
  const [dossier, setDossier] = useState(EMPTY_DOSSIER);
  const [step, setStep] = useState('dossier');
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<'editing' | 'sending' | 'sent'>('editing');
  const problems = findProblems(dossier);
  const shown = attempt > 0 ? problems : [];
  const isLast = step === 'resume';
  const title = useFocusOnChange(step);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problems.length > 0) return setAttempt(attempt + 1);
    if (!isLast) return setStep('resume');
    setPhase('sending');
    await send();
    setPhase('sent');
  };

  if (phase === 'sent')
    return (
      <Container width="text">
        <Alert tone="success" title="Demande envoyée">
          Référence CMD-2026-000042. Nous vous répondons sous un jour ouvré.
        </Alert>
      </Container>
    );
  return (
    <Container>
      <Stack gap="l">
        <Stepper
          label="Étapes de la domiciliation"
          current={step}
          onStep={setStep}
          texts={STEPPER_TEXTS}
          steps={[
            { key: 'offre', title: 'Offre', state: 'done', href: '#offre' },
            { key: 'dossier', title: 'Dossier', state: getFormState(problems.length, attempt) },
            { key: 'resume', title: 'Résumé', state: 'todo' },
          ]}
        />
        <form noValidate onSubmit={(event) => void submit(event)}>
          <FormLayout
            aside={<OrderPrice />}
            actions={
              <FormActions
                previous={
                  isLast
                    ? { text: 'Précédent', onPrevious: () => setStep('dossier') }
                    : { text: 'Précédent', href: '#offre' }
                }
                submit={{
                  text: isLast ? 'Soumettre' : 'Suivant',
                  pendingText: 'Traitement en cours...',
                }}
                final={isLast}
                pending={phase === 'sending'}
                saved={{ state: 'saved', text: 'Enregistré à 14:32' }}
              />
            }
          >
            <h2 ref={title} tabIndex={-1} className={styles['title']}>
              {isLast ? 'Relisez votre demande' : 'Votre dossier'}
            </h2>
            <ErrorSummary
              title="Veuillez corriger les erreurs suivantes:"
              errors={shown}
              attempt={attempt}
            />
            {isLast ? (
              <RecapStep dossier={dossier} onEdit={() => setStep('dossier')} />
            ) : (
              <DossierStep dossier={dossier} problems={shown} onChange={setDossier} />
            )}
          </FormLayout>
        </form>
      </Stack>
    </Container>
  );
}

function OrderPrice() {
  return (
    <PriceTable
      caption="Votre commande"
      lines={[
        { key: 'domiciliation', label: 'Domiciliation', amount: '1 800,00 MAD' },
        { key: 'net', label: 'Sous-total HT', amount: '1 800,00 MAD', tone: 'subtotal' },
        { key: 'vat', label: 'TVA (20 %)', amount: '360,00 MAD' },
      ]}
      total={{ label: 'Total TTC', amount: '2 160,00 MAD' }}
      note="Vous réglez à réception de la facture."
    />
  );
}

function getFormState(problems: number, attempt: number) {
  if (problems === 0) return 'done';
  return attempt > 0 ? 'error' : 'todo';
}

/** Moves the focus to the title of the new step, so that screen readers announce it. */
function useFocusOnChange(step: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    title.current?.focus();
  }, [step]);
  return title;
}
