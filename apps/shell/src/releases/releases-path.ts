/** The address of the developer panel. */
export const releasesPath = '/releases';
