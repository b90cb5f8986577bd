import { firstPages } from '@tassis/build/first-pages';

export default [
  ...firstPages('marketing', { entry: '45.1 kB' }),
  { name: 'marketing: articles', path: 'dist/article-library-*.js', limit: '16 kB' },
];
