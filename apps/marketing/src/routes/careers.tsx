import { firmQuery } from '@tassis/api-client';
import { paths } from '@tassis/platform';
import { pageData } from '@tassis/platform/router';
import { PageOpening } from '../components/page-opening.tsx';
import { Careers } from '../features/careers/careers.tsx';
import { fr } from '../messages/fr.ts';
import { withTrail } from '../structured-data/trail.ts';

export const loader = pageData((need) => [need(firmQuery)]);

export const handle = import.meta.env.SSR
  ? { structuredData: withTrail({ text: fr.careers.title, href: paths.careers }) }
  : undefined;

/** `/careers` */
export function Component() {
  return (
    <>
      <PageOpening {...fr.careers} />
      <Careers />
    </>
  );
}
