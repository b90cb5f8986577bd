import { describe, expect, it } from 'vitest';
import type { RequestRecord } from './request-record.ts';
import { serialDepth } from './serial-depth.ts';

function request(url: string, [startedAt, finishedAt]: [number, number], more = {}): RequestRecord {
  const kind = url.endsWith('.js') ? 'js' : 'html';
  return {
    url,
    kind,
    startedAt,
    finishedAt,
    bytes: 1,
    body: 1,
    askedBy: [],
    byScript: false,
    ...more,
  };
}

const page = request('/', [0, 10]);
const style = request('/a.css', [5, 20], { kind: 'css', askedBy: ['/'] });

describe('serialDepth', () => {
  it('without requests is 0, of a page alone 1', () => {
    expect(serialDepth([])).toBe(0);
    expect(serialDepth([page])).toBe(1);
  });

  it('files named by a page are parallel; a file named by a style follows it', () => {
    const other = request('/b.css', [6, 30], { kind: 'css', askedBy: ['/'] });
    expect(serialDepth([page, style, other])).toBe(2);
    const font = request('/f.woff2', [21, 40], { kind: 'font', askedBy: ['/a.css'] });
    expect(serialDepth([font, style, page, other])).toBe(3);
  });

  it('a style that has arrived before does not delay a script', () => {
    const late = request('/late.js', [50, 60], { askedBy: ['/'], byScript: true });
    expect(serialDepth([page, style, late])).toBe(2);
  });

  it('a request by a script follows all scripts and responses before it', () => {
    const entry = request('/entry.js', [5, 20], { askedBy: ['/'] });
    const route = request('/route.js', [22, 30], { askedBy: ['/entry.js'], byScript: true });
    const call = request('/api/firm', [31, 40], {
      kind: 'other',
      askedBy: ['/entry.js'],
      byScript: true,
    });
    expect(serialDepth([page, entry, route, call])).toBe(4);
    expect(serialDepth([page, entry, route, { ...call, startedAt: 29 }])).toBe(3);
  });
});
