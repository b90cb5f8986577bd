import { paths } from '@tassis/platform';
import type { Step } from '@tassis/views';
import { fr } from '../messages/fr.ts';

export const homeStep: Step = { text: fr.trail.home, href: paths.home };
export const servicesStep: Step = { text: fr.servicesPage.heading, href: paths.services };
export const blogStep: Step = { text: fr.blog.title, href: paths.blog };
