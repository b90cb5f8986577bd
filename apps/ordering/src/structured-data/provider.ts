import { paths, siteAddress, siteName } from '@tassis/platform';

/** The firm, which the home page describes whole. */
export const provider = () => ({
  '@type': 'ProfessionalService',
  '@id': siteAddress('/#organisation'),
  name: siteName(),
  url: siteAddress(paths.home),
});
