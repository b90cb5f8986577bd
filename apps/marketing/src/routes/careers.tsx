import { firmQuery } from '@tassis/api-client';
import { paths } from '@tassis/platform';
import { pageData } from '@tassis/platform/router';
import { withParts } from '../components/on-demand.tsx';
import { PageOpening } from '../components/page-opening.tsx';
import { fr } from '../messages/fr.ts';
import { withTrail } from '../structured-data/trail.ts';
import { Careers } from './parts/index.tsx';

export const loader = withParts(
  pageData((need) => [need(firmQuery)]),
  Careers,
);

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
