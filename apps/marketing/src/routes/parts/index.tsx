import { onDemand } from '../../components/on-demand.tsx';
import { fr } from '../../messages/fr.ts';

/* One script, apart from the area's entry, for the pages that are only read. */

const parts = () => import('./parts.ts');
const failure = fr.partUnavailable;

/** An article below its title. */
export const ArticleBody = onDemand(async () => (await parts()).ArticleBody, failure);

/** The cards of all articles. */
export const ArticleList = onDemand(async () => (await parts()).ArticleList, failure);

/** An article of the content area, below its title. */
export const WrittenArticleBody = onDemand(async () => (await parts()).WrittenArticleBody, failure);

/** What the firm looks for, how it hires, and how to apply. */
export const Careers = onDemand(async () => (await parts()).Careers, failure);

/** A text that says by which rules the site and the firm work. */
export const SiteText = onDemand(async () => (await parts()).SiteText, failure);

/** The parts of the firm, and how they work together. */
export const Team = onDemand(async () => (await parts()).Team, failure);

/** What clients say, whole. */
export const Testimonials = onDemand(async () => (await parts()).Testimonials, failure);
