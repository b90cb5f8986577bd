import { firmQuery } from '@tassis/api-client';
import { paths } from '@tassis/platform';
import { pageData, PageHead } from '@tassis/platform/router';
import { onDemand, withParts } from '../components/on-demand.tsx';
import { fr } from '../messages/fr.ts';
import { allPackages } from '../packages/packages-queries.ts';
import { withTrail } from '../structured-data/trail.ts';

const { title, description, failed } = fr.packagesPage;

/** Apart from the area's entry, which every public page loads. */
const Body = onDemand(async () => (await import('./packages-body.tsx')).PackagesBody, failed);

export const loader = withParts(
  pageData((need) => [need(firmQuery), need(allPackages)]),
  Body,
);

export const handle = import.meta.env.SSR
  ? { structuredData: withTrail({ text: title, href: paths.packages }) }
  : undefined;

/** `/forfaits` */
export function Component() {
  return (
    <>
      <PageHead title={title} description={description} />
      <Body />
    </>
  );
}
