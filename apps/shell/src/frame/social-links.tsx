import type { Firm } from '@tassis/contracts';
import {
  FacebookIcon,
  InstagramIcon,
  LinkedInIcon,
  type FooterSocial,
} from '@tassis/design-system';

type Link = FooterSocial['links'][number];

const KNOWN: Readonly<Record<string, Pick<Link, 'text' | 'icon'>>> = {
  facebook: { text: 'Facebook', icon: <FacebookIcon /> },
  instagram: { text: 'Instagram', icon: <InstagramIcon /> },
  linkedin: { text: 'LinkedIn', icon: <LinkedInIcon /> },
};

/** The firm's pages on social networks. A network without an icon here is shown by its name. */
export function socialLinks(social: Firm['social'], label: string): FooterSocial | undefined {
  if (social.length === 0) return undefined;
  return {
    label,
    links: social.map(({ network, url }) => ({
      text: network,
      ...KNOWN[network.toLowerCase()],
      href: url,
    })),
  };
}
