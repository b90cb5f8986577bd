import type { AdminWebVitals } from '@tassis/contracts';

const figure = (p75: number, visits: number) => ({ p75, visits });

/** A page that feels slow, and one that nobody has tapped in. */
export function someVitals(): AdminWebVitals {
  const version = '1.4.0-3f2a9c1b';
  return {
    days: 28,
    pages: [
      {
        page: '/services',
        app: 'marketing',
        version,
        lcp: figure(840, 1240),
        inp: null,
        cls: figure(0, 1240),
      },
      {
        page: '/company-creation/form',
        app: 'ordering',
        version,
        lcp: figure(3120, 310),
        inp: figure(240, 280),
        cls: figure(0.012, 310),
      },
    ],
  };
}
