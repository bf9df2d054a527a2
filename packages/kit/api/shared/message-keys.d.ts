/** Stands for each message file where its keys do not matter: a new text is no change of the public types. */
declare const texts: Record<string, string>;

/**
 * The topics: texts that not every visitor needs at once, each in a folder of `messages/`, with its keys. A page or an
 * element asks for its topic by `loadTexts`. The texts in `messages/` itself come with the first paint.
 */
type Topics = {
    account: typeof texts;
    'cleaning-centre': typeof texts;
    codes: typeof texts;
    drawer: typeof texts;
    failure: typeof texts;
    home: typeof texts;
    identity: typeof texts;
    overrides: typeof texts;
    register: typeof texts;
    release: typeof texts;
    releases: typeof texts;
    reserve: typeof texts;
    welcome: typeof texts;
    workplace: typeof texts;
    frame: typeof texts;
    languages: typeof texts;
    security: typeof texts;
    session: typeof texts;
    table: typeof texts;
};
type Topic = keyof Topics;
type WithoutPlural<Key> = Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : Key;
/** The keys of a flat file of texts; a counted text is asked for by its stem, with `count` among the values. */
type KeyOf<Texts> = WithoutPlural<keyof Texts & string>;
/** Every key of the portal's own messages. */
type MessageKey = KeyOf<typeof texts> | {
    [T in Topic]: KeyOf<Topics[T]>;
}[Topic];
type MessageValues = Record<string, string | number>;
/** Gives the text of a key in the current language. */
type Translate = (key: MessageKey, values?: MessageValues) => string;
/** The same for the texts of a sub-application. */
type OwnTranslate<Texts> = (key: KeyOf<Texts>, values?: MessageValues) => string;

export type { KeyOf as K, MessageValues as M, OwnTranslate as O, Topic as T, Translate as a, MessageKey as b };
