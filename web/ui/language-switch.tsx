import { chooseOtherLanguage } from '#web/lib/choose-language.ts';
import { OTHER_LANGUAGE, OTHER_NAME } from '#web/lib/language.ts';

/** Names the other language in its own words; a press loads the page in it. */
export function LanguageSwitch() {
  return (
    <button type="button" className="link" lang={OTHER_LANGUAGE} onClick={chooseOtherLanguage}>
      {OTHER_NAME}
    </button>
  );
}
