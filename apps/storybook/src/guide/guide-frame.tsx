import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { pagesTheme } from './pages-theme.ts';

/** Wraps every documentation page: its look follows the toolbar, like the stories in it. */
export function GuideFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(pagesTheme);
  useEffect(() => {
    const renew = () => setTheme(pagesTheme());
    context.channel.on(GLOBALS_UPDATED, renew);
    return () => context.channel.off(GLOBALS_UPDATED, renew);
  }, [context.channel]);
  return (
    <DocsContainer context={context} theme={theme}>
      {children}
    </DocsContainer>
  );
}
