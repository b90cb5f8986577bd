/** A page above the current one in the breadcrumb. */
export interface Step {
  text: string;
  href: string;
}

/**
 * The breadcrumb of a page as structured data, from the home page to the page itself.
 * @param toAddress the absolute address of a path: `siteAddress` of the platform
 */
export function breadcrumbList(steps: readonly Step[], toAddress: (path: string) => string) {
  const itemListElement = steps.map(({ text, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: toAddress(href),
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}
