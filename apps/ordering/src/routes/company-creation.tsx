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
import { useNavigate, useSearchParams } from '@tassis/platform/router';
import { packageQuery } from '@tassis/views';
import { useEffect } from 'react';
import { useCompanyCreationTexts } from '../messages/company-creation-page/use-company-creation-texts.ts';
import { useSameClient } from '../order/on-behalf/behalf.ts';
import { takeHandedOver } from '../packages/handed-over.ts';
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

/** Takes the code that the page of domiciliation has stored, if the URL names no package. */
function useHandedOver(): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const sameClient = useSameClient();
  const isNamed = Boolean(search.get('package'));
  useEffect(() => {
    const code = takeHandedOver();
    if (code && !isNamed) void navigate(sameClient(packageQuery({ code })), { replace: true });
  }, [isNamed, navigate, sameClient]);
}
