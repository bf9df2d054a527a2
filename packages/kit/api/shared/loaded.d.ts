/** Calls back once. @returns ends the waiting */
type AwaitReturn = (act: () => void) => () => void;

/** What the cloud answered so far. `before` is the content until now: it stays on screen until the answer arrives. */
type Loaded<Value> = {
    state: 'loading';
    before: Value | undefined;
} | {
    state: 'ready';
    value: Value;
} | {
    state: 'failed';
    error: unknown;
};
/** The content on screen. */
declare const shownOf: <Value>(loaded: Loaded<Value>) => Value | undefined;
type Loader<Value> = {
    /** `forget` empties the content first: another person's data must not be shown. */
    load: (ask: () => Promise<Value>, before?: 'keep' | 'forget') => Promise<void>;
    /** No answer is reported from now on. */
    end: () => void;
};
/**
 * Loads data, and reports each state. Of several pending requests only the last answer is reported. What failed is asked
 * for once more when the network is there again, or when the person comes back to the window: a choice in a form has no
 * button for another try.
 */
declare const createLoader: <Value>(report: (loaded: Loaded<Value>) => void, awaitReturn?: AwaitReturn) => Loader<Value>;

export { createLoader as c, shownOf as s };
export type { Loaded as L, Loader as a };
