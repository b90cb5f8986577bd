import {
  BuildingIcon,
  CalendarIcon,
  DocumentIcon,
  DomiciliationIllustration,
  MailIcon,
  MapPinIcon,
  ShieldIcon,
} from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { useDomiciliationTexts } from '../messages/domiciliation-page/use-domiciliation-texts.ts';
import { domiciliationData } from '../structured-data/package-service-data.ts';
import { loadDomiciliation } from './form-scripts.ts';
import { PackageServicePage } from './package-service-page.tsx';
import { servicePageLoader } from './packages-loader.ts';

export const loader = servicePageLoader('domiciliation');

export const handle = import.meta.env.SSR ? { structuredData: domiciliationData } : undefined;

const ICONS = [MapPinIcon, DocumentIcon, MailIcon, ShieldIcon, CalendarIcon, BuildingIcon] as const;

/** `/domiciliation` */
export function Component() {
  return (
    <PackageServicePage
      service="domiciliation"
      path={paths.domiciliation}
      texts={useDomiciliationTexts()}
      illustration={<DomiciliationIllustration />}
      icons={ICONS}
      loadForm={loadDomiciliation}
    />
  );
}
