// @ts-check

const accounts = [
  ['client', 'client@demo.tassis.ma'],
  ['partner', 'partner@demo.tassis.ma'],
  ['admin', 'admin@demo.tassis.ma'],
  ['content', 'contenu@demo.tassis.ma'],
];

/** @param {import('./settings.mjs').Settings} settings */
export function printWelcome({ sitePort, apiPort, production, startedAt }) {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const lines = [
    '',
    `✓ Tassis is ready (${seconds} s)`,
    `  Site      http://localhost:${sitePort}`,
    `  API       http://localhost:${apiPort}/api${production ? '' : `   documentation http://localhost:${apiPort}/docs`}`,
  ];
  if (!production) {
    lines.push(`  Releases  http://localhost:${sitePort}/releases`);
    lines.push('  Demo accounts, password Demo-2026!');
    for (const [role, email] of accounts) lines.push(`    ${role?.padEnd(8)} ${email}`);
    lines.push('  Ctrl-C stops everything.');
  }
  process.stdout.write([...lines, ''].join('\n'));
}
