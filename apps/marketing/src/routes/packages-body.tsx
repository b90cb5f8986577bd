import { Button, Hero, ZelligeAbacus } from '@tassis/design-system';
import { Calculator } from '../features/calculator/calculator.tsx';
import { Comparison } from '../features/comparison/comparison.tsx';
import { PackagePreview } from '../features/package-preview/package-preview.tsx';
import { packagesPage } from '../messages/packages-page.ts';
import { usePreviewToken, useShownPackages } from '../packages/use-shown-packages.ts';

const { eyebrow, heading, lead, calculate, compare } = packagesPage;

/** What stands on the page of the packages. */
export function PackagesBody() {
  const token = usePreviewToken();
  const { data, error } = useShownPackages();
  // The preview says once for all that its link is no longer good.
  const isBroken = token !== null && error !== null && !data;
  return (
    <>
      {/* Before all else: who opens the link came for it. */}
      {token === null ? null : <PackagePreview token={token} />}
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
      {isBroken ? null : (
        <>
          <Calculator />
          <Comparison />
        </>
      )}
    </>
  );
}
