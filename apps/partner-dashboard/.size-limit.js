import { firstPages } from '@tassis/build/first-pages';

export default [
  ...firstPages('partner-dashboard', { entry: '41.5 kB', page: '69.7 kB' }),
  {
    name: 'partner-dashboard: the reader of CSV files, loaded with the first file',
    path: ['dist/read-clients-*.js'],
    limit: '13.8 kB',
  },
];
