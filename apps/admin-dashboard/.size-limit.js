import { firstPages } from '@tassis/build/first-pages';

export default [
  ...firstPages('admin-dashboard', {
    entry: '39.5 kB',
    page: '96 kB',
    heavier: { '/admin-dashboard/order/:orderId': '161 kB' },
  }),
  {
    name: 'admin-dashboard: the reader of PDFs, loaded with the first document, and its decoders of scans',
    path: ['dist/open-pdf-*.js', 'dist/*_nowasm_fallback-*.js'],
    limit: '525 kB',
  },
];
