import { Button, Hero, ZelligeAbacus } from '@tassis/design-system';
import { Calculator } from '../features/calculator/calculator.tsx';
import { Comparison } from '../features/comparison/comparison.tsx';
import { packagesPage } from '../messages/packages-page.ts';

const { eyebrow, heading, lead, calculate, compare } = packagesPage;

/** What stands on the page of the packages. */
export function PackagesBody() {
  return (
    <>
      <Hero
        variant="page"
        eyebrow={eyebrow}
        title={heading}
        lead={lead}
        actions={
          <>
            <Button variant="brand" href="#calcul">
              {calculate}
            </Button>
            <Button href="#comparer">{compare}</Button>
          </>
        }
        figure={<ZelligeAbacus />}
      />
      <Calculator />
      <Comparison />
    </>
  );
}
