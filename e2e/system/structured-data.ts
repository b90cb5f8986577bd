import * as z from 'zod';

/* The requirements of Google's documentation for the site's types of structured data
   (developers.google.com/search/docs/appearance/structured-data), and its recommendations where we follow them. No type has
   a rating, because search engines ignore reviews of a firm on its own site. */

const text = z.string().min(1);
const address = z.url({ protocol: /^https?$/ });
const day = z.iso.date();
const firm = z.strictObject({
  '@type': z.literal('ProfessionalService'),
  '@id': address,
  name: text,
  url: address,
});
const offer = z.strictObject({
  '@type': z.literal('Offer'),
  name: text.optional(),
  price: z.number().positive(),
  priceCurrency: z.literal('MAD'),
  url: address.optional(),
});
const service = z.strictObject({
  '@type': z.literal('Service'),
  name: text,
  description: text,
  url: address,
  areaServed: z.literal('MA'),
  provider: firm,
  offers: z.union([offer, z.array(offer).min(1)]).optional(),
});
const step = z.strictObject({
  '@type': z.literal('ListItem'),
  position: z.number(),
  name: text,
  item: address,
});
const postalAddress = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  addressLocality: text,
  addressCountry: z.literal('MA'),
});
const time = z.iso.time({ precision: -1 });
const hours = z.strictObject({
  '@type': z.literal('OpeningHoursSpecification'),
  dayOfWeek: z.array(z.string().regex(/^[A-Z][a-z]+day$/)).min(1),
  opens: time,
  closes: time,
});
const question = z.strictObject({
  '@type': z.literal('Question'),
  name: text,
  acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
});

/** The types of structured data that a page may have. */
export const structuredData = z.discriminatedUnion('@type', [
  service,
  firm.extend({
    legalName: text,
    image: address,
    telephone: z.string().regex(/^\+212/),
    email: z.email(),
    areaServed: z.literal('MA'),
    address: z.array(postalAddress).min(1),
    openingHoursSpecification: z.array(hours).min(1),
    sameAs: z.array(address),
  }),
  z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z.array(step).min(2),
  }),
  z.strictObject({ '@type': z.literal('FAQPage'), mainEntity: z.array(question).min(1) }),
  z.strictObject({
    '@type': z.literal('ItemList'),
    itemListElement: z
      .array(
        z.strictObject({ '@type': z.literal('ListItem'), position: z.number(), item: service }),
      )
      .min(1),
  }),
  z.strictObject({
    '@type': z.literal('Article'),
    headline: text.max(110),
    description: text,
    url: address,
    mainEntityOfPage: address,
    image: address,
    inLanguage: z.literal('fr'),
    datePublished: day,
    dateModified: day,
    wordCount: z.number().positive(),
    author: firm,
    publisher: firm,
    citation: z.array(text),
  }),
  z.strictObject({
    '@type': z.literal('Blog'),
    url: address,
    blogPost: z
      .array(
        z.strictObject({
          '@type': z.literal('BlogPosting'),
          headline: text.max(110),
          url: address,
          datePublished: day,
        }),
      )
      .min(1),
  }),
]);
