import { ComponentPage } from './component-page.tsx';
import { followToolbar } from './follow-toolbar.ts';
import { GuideFrame } from './guide-frame.tsx';

followToolbar();

/** What the documentation pages are made of. */
export const pages = { page: ComponentPage, container: GuideFrame };
