import { Stepper } from '@tassis/design-system';
import { useStore } from 'zustand';
import { StepLink } from './use-creation-step.ts';
import { stepOf } from './form/step-of.ts';
import type { WizardForm } from './form/wizard-form.ts';
import { useWizardTexts } from '../../messages/wizard/use-wizard-texts.ts';

type CreationStepsProps = {
  form: WizardForm;
  step: number;
  /** The first incomplete step: later steps cannot be opened. */
  open: number;
  hrefOf: (step: number) => string;
  /** The step on which an attempt to continue was refused; 0 for none. */
  refused: number;
};

/** The progress of the wizard. A step is done when the API would accept its fields and has not refused a value in them. */
export function CreationSteps({ form, step, open, hrefOf, refused }: CreationStepsProps) {
  const steps = useWizardTexts();
  const wrong = new Set(
    [...useStore(form.findings).map(({ path }) => path), ...form.refusedPaths()].map(stepOf),
  );
  const reached = useStore(form.members.progress.store, ({ values }) => values.reached);
  const stateOf = (number: number) => {
    if (number === steps.titles.length || number > reached) return 'todo';
    if (!wrong.has(number)) return number === reached && number === step ? 'todo' : 'done';
    return number < reached || number === refused ? 'error' : 'todo';
  };
  return (
    <Stepper
      label={steps.label}
      current={String(step)}
      LinkComponent={StepLink}
      texts={steps}
      steps={steps.titles.map((title, index) => ({
        key: String(index + 1),
        title,
        state: stateOf(index + 1),
        href: hrefOf(index + 1),
        reachable: index + 1 <= open,
      }))}
    />
  );
}
