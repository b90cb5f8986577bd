import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { createTestDatabase } from './database/testing/create-test-database.ts';
import { startApi } from './main.ts';
import { anyText } from './testing/matchers.ts';

const { url: databaseUrl } = await createTestDatabase();
const config = parseConfig({ APP_ENV: 'test', API_PORT: '0', LOG_LEVEL: 'silent' });

describe('the running API', () => {
  test('answers on a free port and releases it', async () => {
    const api = await startApi({ databaseUrl, config });
    const answer = await fetch(`${api.url}/api/health/ready`);
    expect(await answer.json()).toEqual({ success: true, data: { status: 'ready' } });
    await api.close();
    await expect(fetch(`${api.url}/api/health/live`)).rejects.toThrow('fetch failed');
  });

  test('a taken port is an error with its code, and nothing stays open', async () => {
    const api = await startApi({ databaseUrl, config });
    const taken = { ...config, port: Number(new URL(api.url).port) };
    await expect(startApi({ databaseUrl, config: taken })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    await api.close();
  });

  test.each([
    ['no HTTP at all', 'bonjour\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 413],
  ])('%s still gets an error of ours', async (_name, text, status) => {
    const api = await startApi({ databaseUrl, config });
    const socket = connect({ port: Number(new URL(api.url).port), host: '127.0.0.1' });
    socket.setEncoding('utf8');
    let heard = '';
    socket.on('data', (chunk: string) => (heard += chunk));
    socket.write(text);
    await once(socket, 'close');
    expect(heard).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(heard.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      code: anyText,
    });
    await api.close();
  });
});
