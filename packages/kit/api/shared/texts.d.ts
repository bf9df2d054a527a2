import { S as SubAppProps, R as Route, a as SharedState } from './sub-app-props.js';
import { O as OwnTranslate } from './message-keys.js';

/** A value that changes over time. `state$` is one, and so are the stores of `@portal/session`. */
type Store<Value> = {
    get: () => Value;
    /** Calls the listener after each change. The result ends that. */
    listen: (listener: () => void) => () => void;
};
/** One part of a store's value, as a store. Its listeners hear nothing while the part stays the same. */
declare const select: <Value, Part>(store: Store<Value>, read: (value: Value) => Part) => Store<Part>;

/** The context of an application: the props of the portal, and the values that the kit makes of them. */
type SubAppContext = SubAppProps & {
    /** The element to draw into. The kit made it inside `domElement`, and removes it. */
    host: HTMLElement;
    /** Aborts at unmount. For listeners, requests and everything else that takes a signal. */
    signal: AbortSignal;
    /** Runs a task at unmount. The last task runs first. */
    onUnmount: (task: () => void) => void;
    /** The address while it is one of this application. */
    route$: Store<Route>;
    language$: Store<SharedState['language']>;
    /** Changes when somebody signs in or out: `-1` stands for nobody. */
    token$: Store<SharedState['token']>;
};
/** Draws an application. Each adapter makes one out of a component. */
type Draw = (context: SubAppContext) => void | Promise<void>;

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

export { createTexts as c, select as s };
export type { Draw as D, MessageFiles as M, Store as S, TextsIn as T, SubAppContext as a };
