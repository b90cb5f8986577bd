import { create } from 'storybook/theming';

// Storybook's own frame cannot use the page's custom properties, so these are copies of the light theme's colours.
const colours = { ink: '#0c2b30', soft: '#3b6067', limestone: '#fcfaf6', edge: '#e2d8c6' };

/** The colour around the stories. */
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

/** The mark of unstable components in the sidebar. */
export const statusBadges = {
  experimental: { backgroundColor: '#ecf2fb', borderColor: '#bcd2f0', color: '#1d4f91' },
  deprecated: { backgroundColor: '#fdf5e0', borderColor: '#ecd08f', color: '#754b00' },
};
