import { isBlank } from '../validators/violation.ts';
import type { EnglishTexts, PackageContent } from './package-content.ts';

/** Returns the English texts that are missing: those whose French is there, and lists of another length. */
export function missingEnglish(content: PackageContent): (keyof EnglishTexts)[] {
  const lacks: [keyof EnglishTexts, boolean][] = [
    ['name_en', isUntranslated(content.name, content.name_en)],
    ['description_en', isUntranslated(content.description, content.description_en)],
    [
      'badge_text_en',
      isUntranslated(content.badge_config?.text ?? content.badge_text, content.badge_text_en),
    ],
    ['highlight_text_en', isUntranslated(content.highlight_text, content.highlight_text_en)],
    [
      'included_services_en',
      content.included_services.length !== content.included_services_en.length,
    ],
    ['features_en', content.features.length !== content.features_en.length],
  ];
  return lacks.filter(([, isLacking]) => isLacking).map(([field]) => field);
}

function isUntranslated(french: string | null, english: string | null): boolean {
  return !isBlank(french ?? '') && isBlank(english ?? '');
}

type Texts = Pick<
  PackageContent,
  | 'name'
  | 'description'
  | 'badge_text'
  | 'badge_config'
  | 'highlight_text'
  | 'included_services'
  | 'features'
>;

/** A package for an English page: with its English texts, and the French of those that are empty. */
export function inEnglish<French extends Texts>(french: French, english: EnglishTexts): French {
  const { badge_text_en: badge, included_services_en: services, features_en: features } = english;
  return {
    ...french,
    name: english.name_en ?? french.name,
    description: english.description_en ?? french.description,
    badge_text: badge ?? french.badge_text,
    badge_config: badge === null ? french.badge_config : null,
    highlight_text: english.highlight_text_en ?? french.highlight_text,
    included_services: services.length > 0 ? services : french.included_services,
    features: features.length > 0 ? features : french.features,
  };
}
