import { TemplateResult, nothing } from 'lit';
import { Loaded } from './index.js';

type Fact = {
    name: string;
    value: string | TemplateResult;
};
/** A name with its value; nothing where there is no value. */
declare const fact: (name: string, value: string | TemplateResult | 0 | undefined) => Fact[];
/** Names and values beside one another. */
declare const facts: (list: readonly Fact[][]) => TemplateResult;

type Chip = {
    label: string;
    value: string;
    options: readonly {
        value: string;
        name: string;
    }[];
    /** There is no choice of nothing. */
    always?: boolean;
    change: (value: string) => void;
};
/** The application's language and texts: a name for all filters, and the label of the search field. */
type Words = {
    language: string;
    label: string;
    search: string;
};
type Shown = {
    text?: {
        value: string;
        help: string;
    };
    chips: readonly Chip[];
};
type Filters = {
    draw: (shown: Shown, words: Words) => TemplateResult;
    end: () => void;
};
/** The line above a list: a search field that waits for the next letter, and a chip for each filter. */
declare const createFilters: (search: (text: string) => void) => Filters;

type FormField = {
    /** The only one of this name on the page. */
    name: string;
    label: string;
    value: string;
    problem?: string | undefined;
    help?: string;
    optional?: boolean;
    maxLength?: number;
    /** `number` brings the keys for digits, `area` has several lines. */
    kind?: 'text' | 'number' | 'area';
    /** The options to choose from. Without them, any text can be typed. */
    options?: readonly {
        value: string;
        name: string;
    }[];
    choose?: string;
    change: (value: string) => void;
};
/** A field with its label above, and its problem or help below. */
declare const formField: (field: FormField) => TemplateResult;

type PageHead = {
    title: string;
    lead?: string;
    /** The link to the page's parent. */
    back?: {
        href: string;
        text: string;
    };
    /** The page's main button or link. */
    action?: TemplateResult | typeof nothing;
};
/** The head of a page, as the kit's one for React. The portal takes the page's title from the heading. */
declare const pageHead: ({ title, lead, back, action }: PageHead) => TemplateResult;

/** Data of the cloud behind a page, by the question that was asked last. */
type Source<Value> = {
    get: () => Loaded<Value>;
    shown: () => Value | undefined;
    /** Asks where the key is another one than before. */
    ask: (key: string, question: () => Promise<Value>) => void;
    /** Asks the last question again. */
    again: () => void;
    end: () => void;
};
/** @param update draws the page again, after each change */
declare const createSource: <Value>(update: () => void) => Source<Value>;

export { createFilters, createSource, fact, facts, formField, pageHead };
export type { Chip, Source };
