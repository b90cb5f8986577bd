import { paths, siteAddress, siteName } from '@tassis/platform';

/** The firm as provider; the structured data of the home page describe it in full. */
export const provider = () => ({
  '@type': 'ProfessionalService',
  '@id': siteAddress('/#organisation'),
  name: siteName(),
  url: siteAddress(paths.home),
});
