import type { Files } from './config-files.ts';
import type { NewArea } from './new-area.ts';

/** The sources of a new area, by path: one page in two languages, with its story and test. */
export function sourceFiles(area: NewArea): Files {
  return { ...code(area), ...messages(area), ...tests(area) };
}

function code({ id, base }: NewArea): Files {
  return {
    'src/area.tsx': `
import { dashboardRoute } from '@tassis/dashboard';
import { defineArea } from '@tassis/platform';
import { useFrame } from './frame/use-frame.tsx';
import { ownPaths } from './paths.ts';

export const area = defineArea({
  id: '${id}',
  routes: [
    dashboardRoute({
      path: ownPaths.base,
      landing: ownPaths.dashboard,
      useFrame,
      sections: [{ path: 'dashboard', lazy: () => import('./routes/dashboard.tsx') }],
    }),
  ],
});
`,
    'src/paths.ts': `
const base = '${base}';

/** This area's own addresses. */
export const ownPaths = { base, dashboard: \`\${base}/dashboard\` };
`,
    'src/frame/use-frame.tsx': `
import type { DashboardFrameProps } from '@tassis/dashboard';
import { DashboardIcon } from '@tassis/design-system';
import { useMessages } from '../messages/use-messages.ts';
import { ownPaths } from '../paths.ts';

/** The area's title and its menu. */
export function useFrame(): DashboardFrameProps {
  const { area, menu } = useMessages();
  return {
    title: area,
    menuLabel: menu.navigation,
    menu: [{ href: ownPaths.dashboard, label: menu.dashboard, icon: <DashboardIcon /> }],
  };
}
`,
    'src/routes/dashboard.tsx': `
import { AreaPage, EmptySection } from '@tassis/dashboard';
import { useMessages } from '../messages/use-messages.ts';

export function Component() {
  const { dashboard } = useMessages();
  return (
    <AreaPage title={dashboard.title} lead={dashboard.lead}>
      <EmptySection {...dashboard.empty} />
    </AreaPage>
  );
}
`,
  };
}

function messages({ title, titleEn }: NewArea): Files {
  return {
    'src/messages/fr.ts': `
export const fr = {
  area: '${title}',
  menu: {
    navigation: '${title}\\u202F: menu',
    dashboard: 'Tableau de bord',
  },
  dashboard: {
    title: 'Tableau de bord',
    lead: 'L’essentiel de cet espace.',
    empty: {
      title: 'Rien à montrer pour le moment',
      text: 'Ce que cet espace contient apparaîtra ici.',
    },
  },
};

export type Messages = typeof fr;
`,
    'src/messages/en.ts': `
import type { Messages } from './fr.ts';

export const en: Messages = {
  area: '${titleEn}',
  menu: {
    navigation: '${titleEn}: menu',
    dashboard: 'Dashboard',
  },
  dashboard: {
    title: 'Dashboard',
    lead: 'The essentials of this area.',
    empty: {
      title: 'Nothing to show yet',
      text: 'What this area holds will appear here.',
    },
  },
};
`,
    'src/messages/use-messages.ts': `
import { useLocale } from '@tassis/design-system/host';
import { en } from './en.ts';
import { fr, type Messages } from './fr.ts';

const CATALOGUES = { fr, en };

/** This area's texts in the language of the screen. */
export function useMessages(): Messages {
  return CATALOGUES[useLocale()];
}
`,
  };
}

function tests({ id, title, titleEn, role, base }: NewArea): Files {
  return {
    'src/area.test.tsx': `
import { aUser } from '@tassis/testing/answers';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { area } from './area.tsx';

afterEach(cleanup);

function open(at: string, locale: 'fr' | 'en' = 'fr') {
  return renderArea(area, { at, api: new FakeApi(), locale, user: aUser('${role}') });
}

describe('${id}', () => {
  it.each(['${base}', '${base}/nothing-here'])('%s leads to the dashboard', async (at) => {
    const { address } = open(at);
    await screen.findByRole('heading', { name: 'Tableau de bord', level: 1 });
    expect(address()).toBe('${base}/dashboard');
  });

  it('has a menu of the pages that exist', async () => {
    open('${base}/dashboard');
    const menu = await screen.findByRole('navigation', { name: '${title}\\u202F: menu' });
    const links = within(menu).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Tableau de bord']);
  });

  it('speaks English too', async () => {
    open('${base}/dashboard', 'en');
    await screen.findByRole('heading', { name: 'Dashboard', level: 1 });
    expect(screen.getByRole('navigation', { name: '${titleEn}: menu' })).toBeDefined();
  });
});
`,
    'src/screens.stories.tsx': `
import { aUser } from '@tassis/testing/answers';
import { AreaScreen, FakeApi, screenParameters } from '@tassis/testing/screen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { area } from './area.tsx';
import { fr } from './messages/fr.ts';

const meta = {
  title: 'Écrans/${title}/Tableau de bord',
  tags: ['long'],
  component: AreaScreen,
  parameters: screenParameters('Le tableau de bord de cet espace.'),
} satisfies Meta<typeof AreaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Tableau de bord vide',
  args: { area, at: '${base}/dashboard', api: new FakeApi(), user: aUser('${role}') },
  play: async ({ canvas }) => {
    await canvas.findByText(fr.dashboard.empty.title);
  },
};
`,
  };
}
