import { firstPages } from '@tassis/build/first-pages';

export default firstPages('content-admin', {
  entry: '40.8 kB',
  page: '73.4 kB',
  heavier: { '/dashboard/packages/:id/edit': '92 kB' },
});
