import { create } from 'storybook/theming';

/** The look of the documentation pages, from the tokens of the current page. */
export function pagesTheme() {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  const colour = (role: string) => style.getPropertyValue(`--color-${role}`).trim();
  return create({
    base: root.dataset['theme'] === 'dark' ? 'dark' : 'light',
    fontBase: style.getPropertyValue('--font-text'),
    colorPrimary: colour('brand'),
    colorSecondary: colour('link'),
    appBg: colour('surface-soft'),
    appContentBg: colour('canvas'),
    appPreviewBg: colour('canvas'),
    appBorderColor: colour('border'),
    appBorderRadius: 8,
    barBg: colour('canvas'),
    barTextColor: colour('text-soft'),
    textColor: colour('text'),
    textMutedColor: colour('text-soft'),
  });
}
