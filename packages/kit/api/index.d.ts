export { K as KeyOf, M as MessageValues, O as OwnTranslate } from './shared/message-keys.js';
export { F as Format } from './shared/format.js';
import { S as SubAppProps } from './shared/sub-app-props.js';
export { L as LostWith, N as NoticeLevel, Q as Question, R as Route, a as SharedState, T as TrackingEvent } from './shared/sub-app-props.js';
import { D as Draw } from './shared/texts.js';
export { M as MessageFiles, S as Store, a as SubAppContext, T as TextsIn, c as createTexts, s as select } from './shared/texts.js';
import { L as Loaded, a as Loader } from './shared/loaded.js';
export { s as shownOf } from './shared/loaded.js';
import 'nanostores';
import './call.js';
import 'valibot';
import './codes.js';
import './languages.js';

/**
 * Loads data, and reports each state. Of several pending requests only the last answer is reported. After a failure it
 * asks once more when the network is back, or when the person returns to the window. It does so because a choice in a form
 * has no button for another try.
 */
declare const createLoader: <Value>(report: (loaded: Loaded<Value>) => void) => Loader<Value>;

/** How an application looks from outside. */
type SubAppPlan = {
    /** The class of the element that the application is drawn into. Its styles begin with this class. */
    className: string;
    /** The text of a style sheet, which the page has while the application is mounted. */
    styles?: string;
    draw: Draw;
};
/** The lifecycles that the portal calls. A module exports them by these names. */
type SubApp = {
    bootstrap: () => Promise<void>;
    mount: (props: SubAppProps) => Promise<void>;
    unmount: () => Promise<void>;
};
/**
 * Makes the lifecycles of a sub-application. Unmounting aborts the signal, runs the tasks of `onUnmount`, and takes
 * element and styles out of the page.
 */
declare const createSubApp: ({ className, styles, draw }: SubAppPlan) => SubApp;

/** The view of a list, as its address keeps it. Reload, Back and a shared link show the same list. */
type ListAddress<Filter extends string, Sort extends string> = {
    /** Empty for everything. */
    text: string;
    /** The chosen value of each filter; empty for all. */
    chosen: Readonly<Record<Filter, string>>;
    sort: Sort | `-${Sort}` | undefined;
    /** From 1. */
    page: number;
};
/** The options of each filter; a filter of ids takes any id. */
type Filters<Filter extends string> = Readonly<Record<Filter, readonly string[] | 'id'>>;
/** The limit of the calls' query. */
declare const textMaxLength = 100;
/** Typed text as it is searched for: trimmed, and cut to the cloud's limit. */
declare const searchText: (typed: string) => string;
/** Reads a list's address. Unknown values are ignored. */
declare const readList: <Filter extends string, Sort extends string>(search: string, filters: Filters<Filter>, sorts: readonly Sort[]) => ListAddress<Filter, Sort>;
/** Of the current query only `micro=true` is kept: the portal needs it for its frame (spec §2). */
declare const keptQuery: (search: string) => string;
/** The query of a list's address; empty for the whole list. */
declare const writeList: ({ text, chosen, sort, page }: ListAddress<string, string>, search: string) => string;
/** Whether a list leaves anything out. */
declare const isFiltered: ({ text, chosen }: Pick<ListAddress<string, string>, "chosen" | "text">) => boolean;
/** The cloud's query for a page of a list, without its filters and its order. */
declare const pageQuery: ({ text, page }: Pick<ListAddress<string, string>, "page" | "text">, size?: number) => {
    pageNo: number;
    size: number;
    text: string | undefined;
};

/**
 * The part of an address below a base path, without a slash at its end: `/list`, or empty for the base path itself.
 * Whole segments are compared, so `/sub-app/robotics` is not below `/sub-app/robot`.
 * @returns undefined for an address of another application
 */
declare const pathBelow: (pathname: string, basePath: string) => string | undefined;

/**
 * Makes the keys of one form's requests. The same body gets the same key, and a changed body a new one. So a form that is
 * sent again after a lost answer creates nothing twice. A new form needs a new function.
 * @returns the key for a body, a UUID
 */
declare const createRequestKey: () => ((body: object) => string);

export { Draw, Loaded, Loader, SubAppProps, createLoader, createRequestKey, createSubApp, isFiltered, keptQuery, pageQuery, pathBelow, readList, searchText, textMaxLength, writeList };
export type { Filters, ListAddress, SubApp, SubAppPlan };
