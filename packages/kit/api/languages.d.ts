import * as v from 'valibot';

/** The interface languages (spec §1). All six have message files; the picker offers the first five. */
declare const languageCodes: readonly ["zh", "en", "ja", "ko", "th", "fr"];
declare const pickerLanguages: readonly ["zh", "en", "ja", "ko", "th"];
type Language = (typeof languageCodes)[number];
/** The language of ours that a code names. */
declare const knownLanguage: (code: string | undefined) => Language | undefined;
/** The first of ours among a person's languages, the best first. The prefix counts, so that `th-TH` is Thai (spec §4). */
declare const firstKnownLanguage: (tags: readonly string[]) => Language | undefined;
/** Default and fallback (spec §9). */
declare const fallbackLanguage: Language;
declare const language: v.PicklistSchema<readonly ["zh", "en", "ja", "ko", "th", "fr"], undefined>;
/** Each language's name in itself: a reader who is lost in another language still finds it. */
declare const languageNames: Record<Language, string>;

export { fallbackLanguage, firstKnownLanguage, knownLanguage, language, languageCodes, languageNames, pickerLanguages };
export type { Language };
