/** The cloud's answer so far. `before` is the content until now: it stays on screen until the answer arrives. */
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

export { shownOf as s };
export type { Loaded as L, Loader as a };
