import { chromium } from '@playwright/test';
import { writeFileSync, mkdirSync } from 'node:fs';
import { serveFolder } from './system/static-site.ts';
mkdirSync('/tmp/st/shots', { recursive: true });
const s = await serveFolder('/work/main/apps/storybook/storybook-static');
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const width = Number(process.argv[2] ?? 1100);
const p = await b.newPage({
  viewport: { width, height: 700 },
  reducedMotion: 'reduce',
  userAgent: 'StorybookTestRunner',
});
const ids = Object.keys((await (await p.request.get(s.url + '/index.json')).json()).entries);
await p.goto(s.url + '/iframe.html?globals=a11y.manual:!true');
await p.waitForTimeout(800);
const shots = [];
for (const id of ids) {
  const over = await p.evaluate(
    (storyId) =>
      new Promise((r) => {
        const c = window.__STORYBOOK_ADDONS_CHANNEL__;
        c.once('storyFinished', () =>
          r(document.documentElement.scrollWidth - document.documentElement.clientWidth),
        );
        c.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
  if (over > 0) console.log('OVERFLOW', id, over);
  await p.waitForTimeout(60);
  const file = `/tmp/st/shots/${id}.png`;
  await p.screenshot({ path: file });
  shots.push([id, file]);
}
const per = Number(process.argv[3] ?? 12),
  cols = Number(process.argv[4] ?? 3);
const g = await b.newPage({ viewport: { width: 1500, height: 900 } });
for (let i = 0; i < shots.length; i += per) {
  const html = `<body style="margin:8px;font:12px sans-serif;display:grid;grid-template-columns:repeat(${cols},1fr);gap:10px">${shots
    .slice(i, i + per)
    .map(
      ([id, f]) =>
        `<div>${id}<img style="width:100%;border:1px solid #999" src="file://${f}"></div>`,
    )
    .join('')}</body>`;
  writeFileSync('/tmp/st/g.html', html);
  await g.goto('file:///tmp/st/g.html');
  await g.waitForTimeout(300);
  await g.screenshot({
    path: `/tmp/st/sheet-${width}-${String(i / per).padStart(2, '0')}.png`,
    fullPage: true,
  });
}
await b.close();
s.close();
