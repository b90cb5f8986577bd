export { ArticleBody } from '../../features/articles/article-body.tsx';
export { WrittenArticleBody } from '../../features/articles/written-article-body.tsx';
export { ArticleList } from '../../features/articles/article-list.tsx';
export { Careers } from '../../features/careers/careers.tsx';
export { SiteText } from '../../features/site-text/site-text.tsx';
export { Team } from '../../features/team/team.tsx';
export { Testimonials } from '../../features/reviews/testimonials.tsx';
