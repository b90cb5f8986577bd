import base from '/work/main/e2e/playwright.config.ts';
const { webServer: _, ...rest } = base;
export default {
  ...rest,
  testDir: '/work/main/e2e/specs',
  outputDir: '/tmp/st/out',
  reporter: 'list',
};
