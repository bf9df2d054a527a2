import { O as OwnTranslate } from './message-keys.js';
import { S as SharedState } from './sub-app-props.js';

type Language = SharedState['language'];
type TextFile = Readonly<Record<string, string>>;
/** The message files of an application, one for each language. English decides which keys there are. */
type MessageFiles<English extends TextFile> = {
    en: English;
} & Partial<Record<Language, TextFile>>;
/** The text function of one language. The same language always has the same function. */
type TextsIn<English> = (language: Language) => OwnTranslate<English>;
/**
 * Makes the text functions of an application out of its message files. `{{name}}` in a text stands for a value. A counted
 * text is asked for by its stem, with `count` among the values. A text that a language lacks is shown in English.
 */
declare const createTexts: <English extends TextFile>(files: MessageFiles<English>) => TextsIn<English>;

export { createTexts as c };
export type { MessageFiles as M, TextsIn as T };
