import { firstPages } from '@tassis/build/first-pages';

export default [
  ...firstPages('marketing', {
    entry: '11.4 kB',
    page: '47.5 kB',
    heavier: {
      '/forfaits': '54.8 kB',
      '/contact': '57.9 kB',
      '/services/offline/:slug': '66.6 kB',
    },
  }),
  { name: 'marketing: articles', path: 'dist/article-library-*.js', limit: '16 kB' },
];
