/**
 * Where a build writes the licence texts of the libraries in its bundles, which most of them ask for. The file is released and
 * served beside the bundles.
 */
export const thirdPartyLicences = { fileName: 'third-party-licences.md' };
