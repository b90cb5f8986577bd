import { apiQuery, firmQuery } from '@tassis/api-client';
import { listPackages } from '@tassis/contracts';
import { paths, siteAddress } from '@tassis/platform';
import type { ReadAnswer, StructuredData } from '@tassis/platform/router';
import { getPackagePrice, packageQuery } from '@tassis/views';
import { fr as companyCreation } from '../messages/company-creation-page/fr.ts';
import { fr as domiciliation } from '../messages/domiciliation-page/fr.ts';
import { packagesFor, type PackageService } from '../packages/package-service.ts';
import { provider } from './provider.ts';
import { trailData } from './trail-data.ts';

/** The structured data of company creation: breadcrumb, service, and the price of each package. */
export function companyCreationData(read: ReadAnswer): StructuredData[] {
  const { head } = companyCreation;
  const offers = offersOf('company_creation', read);
  const path = paths.companyCreation;
  return [trailData({ text: head.title, href: path }), serviceData({ ...head, path, offers })];
}

/** The structured data of domiciliation. */
export function domiciliationData(read: ReadAnswer): StructuredData[] {
  const { head } = domiciliation;
  const offers = offersOf('domiciliation', read);
  const path = paths.domiciliation;
  return [trailData({ text: head.title, href: path }), serviceData({ ...head, path, offers })];
}

type Service = { title: string; description: string; path: string; offers: object[] };

function serviceData({ title, description, path, offers }: Service): StructuredData {
  return {
    '@type': 'Service',
    name: title,
    description,
    url: siteAddress(path),
    areaServed: 'MA',
    provider: provider(),
    ...(offers.length > 0 && { offers }),
  };
}

/** The offers: each package with its total price, taxes and fees included. */
function offersOf(service: PackageService, read: ReadAnswer): object[] {
  const packages = read(apiQuery(listPackages, {}))?.data;
  const pricing = read(firmQuery)?.data.pricing;
  if (!packages || !pricing) return [];
  return packagesFor(service, packages).map((offer) => {
    const path = offer.includes_company_creation ? paths.companyCreation : paths.domiciliation;
    return {
      '@type': 'Offer',
      name: offer.name,
      price: getPackagePrice({ offer, withOptionalCreation: false }, pricing).total,
      priceCurrency: 'MAD',
      url: siteAddress(path + packageQuery(offer)),
    };
  });
}
