import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icons/check.tsx';
import { PlainLink, type LinkComponent } from '../link/link-component.tsx';
import { Bar } from '../progress-bar/bar.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { StepMark } from './step-mark.tsx';
import styles from './stepper.module.css';

/** The state of a step: valid, with errors, or not filled in. */
export type StepState = 'done' | 'error' | 'todo';

/** One step of a {@link Stepper}. */
export type StepperStep = {
  key: string;
  title: string;
  state: StepState;
  /** Its address; then the step is a link. */
  href?: string | undefined;
  /** Whether the person may open it. Default: when it is not `todo`. */
  reachable?: boolean;
};

/** Props of {@link Stepper}. */
export type StepperProps = {
  /** Names the navigation: 'Étapes de la création'. */
  label: string;
  steps: readonly StepperStep[];
  /** The key of the current step, whatever its state. */
  current: string;
  /** Makes the steps without an address into buttons. */
  onStep?: ((key: string) => void) | undefined;
  texts: {
    /** 'Étape 2 sur 5'. */
    position: (step: number, total: number) => string;
    /** Added to the title for assistive technology: 'terminée', 'à corriger', 'à faire'. */
    states: Record<StepState, string>;
  };
  LinkComponent?: LinkComponent;
};

/**
 * The steps of a form of several pages, with links. Renders a `<nav>` with an `<ol>`; compact in a narrow container.
 */
export function Stepper(props: StepperProps) {
  const { label, steps, current, texts } = props;
  const index = steps.findIndex(({ key }) => key === current);
  const position = texts.position(index + 1, steps.length);
  return (
    <nav aria-label={label} className={styles['root']}>
      <p className={styles['position']}>
        {position}
        <span className={styles['here']} aria-hidden="true">
          {steps[index]?.title}
        </span>
      </p>
      <Bar
        className={styles['progress']}
        aria-label={position}
        value={index + 1}
        max={steps.length}
      />
      <ol className={styles['steps']}>
        {steps.map((step, place) => (
          <li key={step.key} className={styles['step']}>
            <Step {...props} step={step} number={place + 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type StepProps = Pick<StepperProps, 'current' | 'onStep' | 'texts' | 'LinkComponent'> & {
  step: StepperStep;
  number: number;
};

function Step({
  step,
  number,
  current,
  onStep,
  texts,
  LinkComponent: Link = PlainLink,
}: StepProps) {
  const isCurrent = step.key === current;
  const { href, reachable = step.state !== 'todo' } = step;
  const target = {
    className: classNames(styles['target'], styles[step.state], isCurrent && styles['current']),
    'aria-current': isCurrent ? ('step' as const) : undefined,
    tabIndex: isCurrent ? -1 : undefined,
  };
  const content = (
    <>
      <StepMark tone={getMark(step.state, isCurrent)}>
        <Sign state={step.state} number={number} />
      </StepMark>
      <span className={styles['title']}>
        {step.title} <VisuallyHidden>({texts.states[step.state]})</VisuallyHidden>
      </span>
    </>
  );
  // The current step stays a link or button, out of the Tab order, so that a person who chose it keeps the focus.
  if (!reachable || (href === undefined && !onStep)) return <span {...target}>{content}</span>;
  if (href !== undefined)
    return (
      <Link {...target} href={href}>
        {content}
      </Link>
    );
  return (
    <button {...target} type="button" onClick={() => onStep?.(step.key)}>
      {content}
    </button>
  );
}

/** The current step is marked so, unless it has errors. */
function getMark(state: StepState, isCurrent: boolean) {
  return isCurrent && state !== 'error' ? 'current' : state;
}

function Sign({ state, number }: { state: StepState; number: number }) {
  if (state === 'done') return <CheckIcon size={18} />;
  return state === 'error' ? '!' : number;
}
