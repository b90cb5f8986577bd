import { firmQuery } from '@tassis/api-client';
import { pageData, PageHead } from '@tassis/platform/router';
import { onDemand } from '../components/on-demand.tsx';
import { fr } from '../messages/fr.ts';
import { allPackages } from '../packages/packages-queries.ts';

export const loader = pageData((need) => [need(firmQuery), need(allPackages)]);

const { title, description, failed } = fr.packagesPage;

/** Apart from the area's entry, which every public page loads. */
const Body = onDemand(async () => (await import('./packages-body.tsx')).PackagesBody, failed);

/** `/forfaits` */
export function Component() {
  return (
    <>
      <PageHead title={title} description={description} />
      <Body />
    </>
  );
}
