import { firmQuery } from '@tassis/api-client';
import { Button, Hero, ZelligeAbacus } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { pageData, PageHead } from '@tassis/platform/router';
import { Calculator } from '../features/calculator/calculator.tsx';
import { Comparison } from '../features/comparison/comparison.tsx';
import { PackagePreview } from '../features/package-preview/package-preview.tsx';
import { fr } from '../messages/fr.ts';
import { packagesPage } from '../messages/packages-page.ts';
import { allPackages } from '../packages/packages-queries.ts';
import { usePreviewToken, useShownPackages } from '../packages/use-shown-packages.ts';
import { withTrail } from '../structured-data/trail.ts';

export const loader = pageData((need) => [need(firmQuery), need(allPackages)]);

const { title, description } = fr.packagesPage;
const { eyebrow, heading, lead, calculate, compare } = packagesPage;

export const handle = import.meta.env.SSR
  ? { structuredData: withTrail({ text: title, href: paths.packages }) }
  : undefined;

/** `/forfaits` */
export function Component() {
  const token = usePreviewToken();
  const { data, error } = useShownPackages();
  // Only the preview reports an expired link, so that the page does so once.
  const isBroken = token !== null && error !== null && !data;
  return (
    <>
      <PageHead title={title} description={description} />
      {/* The preview comes first, because it is what the link is for. */}
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
