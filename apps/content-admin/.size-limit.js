import { firstPages } from '@tassis/build/first-pages';

export default firstPages('content-admin', {
  entry: '41.2 kB',
  page: '73.8 kB',
  heavier: { '/dashboard/packages/:id/edit': '92.4 kB' },
});
