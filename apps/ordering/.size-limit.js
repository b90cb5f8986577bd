import { firstPages } from '@tassis/build/first-pages';

export default [
  ...firstPages('ordering', {
    entry: '10 kB',
    page: '63.5 kB',
    heavier: { '/negative-certificate': '84.1 kB' },
  }),
  {
    name: 'ordering: an order for a client, loaded with the first one',
    path: ['dist/for-client-*.js'],
    limit: '5.9 kB',
  },
];
