import type { Firm } from '@tassis/contracts';
import { paths, siteAddress, siteName } from '@tassis/platform';
import { socialPicture } from '@tassis/platform/release';
import type { StructuredData } from '@tassis/platform/router';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const TYPE = 'ProfessionalService';
const organisationId = () => siteAddress('/#organisation');

/** The reference to the firm in other structured data. */
export const namedOrganisation = (): StructuredData => ({
  '@type': TYPE,
  '@id': organisationId(),
  name: siteName(),
  url: siteAddress(paths.home),
});

/** The firm's structured data, from its settings. */
export function organisation(firm: Firm): StructuredData {
  return {
    '@type': TYPE,
    '@id': organisationId(),
    name: firm.name,
    legalName: firm.legal_name,
    url: siteAddress(paths.home),
    image: siteAddress(socialPicture(paths.home)),
    telephone: firm.phone,
    email: firm.email,
    areaServed: 'MA',
    address: firm.addresses.map(({ lines, city }) => ({
      '@type': 'PostalAddress',
      streetAddress: lines.join(', '),
      addressLocality: city,
      addressCountry: 'MA',
    })),
    openingHoursSpecification: openHours(firm),
    sameAs: firm.social.map(({ url }) => url),
  };
}

function openHours({ hours }: Firm): object[] {
  return hours.flatMap(({ days, opens, closes }) =>
    opens === null || closes === null
      ? []
      : [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: days.map((day) => weekdays[day - 1]),
            opens,
            closes,
          },
        ],
  );
}
