import { firstPages } from '@tassis/build/first-pages';

export default [
  ...firstPages('client-dashboard', {
    entry: '48.4 kB',
    page: '88.2 kB',
    heavier: { '/client-dashboard/order/details/:orderId': '106 kB' },
  }),
  {
    name: 'client-dashboard: the reader of PDFs, loaded with the first document, and its decoders of scans',
    path: ['dist/open-pdf-*.js', 'dist/*_nowasm_fallback-*.js'],
    limit: '525 kB',
  },
];
