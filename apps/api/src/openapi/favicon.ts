/** The star of the site's own sign. */
export const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-21 -21 42 42"><path fill="#09664c" d="M20 0L14.14 5.86L14.14 14.14L5.86 14.14L0 20L-5.86 14.14L-14.14 14.14L-14.14 5.86L-20 0L-14.14 -5.86L-14.14 -14.14L-5.86 -14.14L0 -20L5.86 -14.14L14.14 -14.14L14.14 -5.86Z"/></svg>';
