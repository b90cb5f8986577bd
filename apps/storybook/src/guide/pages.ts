import { ComponentPage } from './component-page.tsx';
import { followToolbar } from './follow-toolbar.ts';
import { GuideFrame } from './guide-frame.tsx';

followToolbar();

/** The components of the documentation pages. */
export const pages = { page: ComponentPage, container: GuideFrame };
