import type { FooterColumn } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import type { ShellTexts } from '../messages/fr.ts';

/** The columns of links in the footer of every page. */
export function footerColumns(texts: ShellTexts): FooterColumn[] {
  return [
    {
      title: texts.footerServices,
      links: [
        { text: texts.companyCreation, href: paths.offlineService('creation-de-societe') },
        { text: texts.domiciliation, href: paths.offlineService('domiciliation') },
        { text: texts.negativeCertificate, href: paths.negativeCertificate },
        { text: texts.accounting, href: paths.offlineService('assistance-comptable') },
        { text: texts.legalAdvice, href: paths.offlineService('consultation-juridique') },
        { text: texts.services, href: paths.services },
        { text: texts.packages, href: paths.packages },
      ],
    },
    {
      title: texts.footerCompany,
      links: [
        { text: texts.about, href: paths.about },
        { text: texts.team, href: paths.team },
        { text: texts.careers, href: paths.careers },
        { text: texts.testimonials, href: paths.testimonials },
        { text: texts.blog, href: paths.blog },
        { text: texts.contact, href: paths.contact },
      ],
    },
    {
      title: texts.footerLegal,
      links: [
        { text: texts.legal, href: paths.legal },
        { text: texts.privacy, href: paths.privacy },
        { text: texts.terms, href: paths.terms },
        { text: texts.cookies, href: paths.cookies },
      ],
    },
  ];
}
