import { Container, Section, useHydrated } from '@tassis/design-system';
import { frenchPackageTexts, LoadFailure, useFirm } from '@tassis/views';
import { useRef, type SyntheticEvent } from 'react';
import { SectionHeading } from '../../components/section-heading.tsx';
import { packagesPage } from '../../messages/packages-page.ts';
import { useShownPackages } from '../../packages/use-shown-packages.ts';
import { readAnswers } from './answers.ts';
import { CalculatorForm } from './calculator-form.tsx';
import styles from './calculator.module.css';
import { Result } from './result.tsx';
import { useAsked } from './use-asked.ts';

const texts = packagesPage.calculator;
const NOTHING_ASKED = new URLSearchParams();

/**
 * The price calculator. The address stores the answers, but the page is prerendered without them, so the first render has no
 * answers and no price.
 */
export function Calculator() {
  const isAlive = useHydrated();
  const { asked, ask } = useAsked();
  const result = useRef<HTMLHeadingElement>(null);
  const packages = useShownPackages();
  const rates = useFirm().data?.pricing;
  if (!packages.data) {
    return packages.error ? (
      <LoadFailure title={frenchPackageTexts.failed} error={packages.error} query={packages} />
    ) : null;
  }
  if (!rates) return null;
  const answers = readAnswers(isAlive ? asked : NOTHING_ASKED, { packages: packages.data, rates });

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    result.current?.scrollIntoView();
    result.current?.focus({ preventScroll: true });
  };

  return (
    <Section tone="white" id="calcul">
      <Container>
        <SectionHeading title={texts.heading} lead={texts.lead} />
        <div className={styles['split']}>
          <CalculatorForm answers={answers} onAnswer={ask} onSubmit={submit} />
          <Result answers={answers} rates={rates} isAlive={isAlive} titleRef={result} />
        </div>
      </Container>
    </Section>
  );
}
