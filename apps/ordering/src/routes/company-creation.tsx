import {
  CalendarIcon,
  CheckCircleIcon,
  CompanyCreationIllustration,
  DocumentIcon,
  PencilIcon,
  ShieldIcon,
  UserIcon,
} from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { useCompanyCreationTexts } from '../messages/company-creation-page/use-company-creation-texts.ts';
import { useHandedOver } from '../packages/use-handed-over.ts';
import { companyCreationData } from '../structured-data/package-service-data.ts';
import { loadCompanyCreation } from './form-scripts.ts';
import { PackageServicePage } from './package-service-page.tsx';
import { servicePageLoader } from './packages-loader.ts';

export const loader = servicePageLoader('company_creation');

export const handle = import.meta.env.SSR ? { structuredData: companyCreationData } : undefined;

const ICONS = [
  DocumentIcon,
  UserIcon,
  CheckCircleIcon,
  PencilIcon,
  CalendarIcon,
  ShieldIcon,
] as const;

/** `/company-creation` */
export function Component() {
  useHandedOver();
  return (
    <PackageServicePage
      service="company_creation"
      path={paths.companyCreation}
      texts={useCompanyCreationTexts()}
      illustration={<CompanyCreationIllustration />}
      icons={ICONS}
      loadForm={loadCompanyCreation}
    />
  );
}
