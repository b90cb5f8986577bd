import { create } from 'storybook/theming';

// Storybook's own frame cannot read the page's custom properties: these are the light theme's colours once more.
const colours = { ink: '#0c2b30', soft: '#3b6067', limestone: '#fcfaf6', edge: '#e2d8c6' };

/** Around the stories. */
export const frame = create({
  base: 'light',
  brandTitle: 'Tassis · système de design',
  brandUrl: './',
  colorPrimary: '#09664c',
  colorSecondary: '#09664c',
  appBg: '#f7f2e9',
  appContentBg: colours.limestone,
  appPreviewBg: colours.limestone,
  appBorderColor: colours.edge,
  appBorderRadius: 8,
  barBg: colours.limestone,
  textColor: colours.ink,
  textMutedColor: colours.soft,
  barTextColor: colours.soft,
});
