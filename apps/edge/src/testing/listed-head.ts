/** What a public page at `/` must say in its head. */
export const listedHead = [
  '<title>Titre</title><meta name="description" content="Des services.">',
  '<link rel="canonical" href="https://site.example/">',
  '<meta property="og:title" content="Titre">',
  '<meta property="og:image" content="https://site.example/social.png">',
  '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
  '<meta property="og:image:alt" content="Titre"><meta name="twitter:card" content="summary_large_image">',
].join('');
