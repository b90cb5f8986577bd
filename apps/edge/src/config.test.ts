import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the edge’s environment', () => {
  it('without anything in it: nobody is trusted, the API is this site’s', () => {
    const config = readConfig({ TRUSTED_PROXIES: '', API_BASE_URL: '' });
    expect(config).toMatchObject({ trustedProxies: '', apiOrigin: 'http://127.0.0.1:4000' });
    expect(config.settings).toEqual({});
  });

  it('names proxies and other hosts', () => {
    const config = readConfig({
      TRUSTED_PROXIES: 'loopback,10.0.0.0/8',
      API_BASE_URL: 'https://api.example.ma/v1/',
      AUTH_BASE_URL: 'https://auth.example.ma',
    });
    expect(config.trustedProxies).toBe('loopback,10.0.0.0/8');
    expect(config.settings).toEqual({
      apiBaseUrl: 'https://api.example.ma/v1',
      authBaseUrl: 'https://auth.example.ma',
    });
  });

  it.each(['/api', 'api.example.ma', 'ftp://api.example.ma'])('refuses the host %s', (url) => {
    expect(() => readConfig({ API_BASE_URL: url })).toThrow(/API_BASE_URL/);
  });
});
