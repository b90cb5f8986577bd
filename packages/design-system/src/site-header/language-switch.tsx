import { classNames } from '../class-names.ts';
import type { Locale } from '../host/host-context.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import hiddenStyles from '../visually-hidden/visually-hidden.module.css';
import styles from './language-switch.module.css';

/** Props of {@link LanguageSwitch}. */
export type LanguageSwitchProps = {
  /** Names the group: 'Langue'. */
  label: string;
  value: Locale;
  onChange: (language: Locale) => void;
  /** Shows whole names side by side, for a menu. */
  wide?: boolean;
};

/** Each language's name in the language itself, whatever the page's. */
const LANGUAGES = [
  { code: 'fr', name: 'Français', short: 'FR' },
  { code: 'en', name: 'English', short: 'EN' },
] as const;

/** The choice of the page's language. Renders a group of toggle buttons. */
export function LanguageSwitch({ label, value, onChange, wide = false }: LanguageSwitchProps) {
  return (
    <fieldset className={classNames(styles['root'], wide && styles['wide'])}>
      <legend className={hiddenStyles['root']}>{label}</legend>
      {LANGUAGES.map(({ code, name, short }) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={styles['language']}
          aria-pressed={code === value}
          onClick={() => onChange(code)}
        >
          {wide ? (
            name
          ) : (
            <>
              {short}
              <VisuallyHidden>, {name}</VisuallyHidden>
            </>
          )}
        </button>
      ))}
    </fieldset>
  );
}
