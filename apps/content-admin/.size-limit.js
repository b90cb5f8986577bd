import { firstPages } from '@tassis/build/first-pages';

export default firstPages('content-admin', {
  entry: '40.7 kB',
  page: '73.3 kB',
  heavier: { '/dashboard/packages/:id/edit': '92 kB' },
});
