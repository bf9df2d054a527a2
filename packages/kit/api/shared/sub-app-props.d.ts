import * as nanostores from 'nanostores';
import { ReadableAtom } from 'nanostores';
import { Call, CallInput, CallData, CallAnswer, WholeAnswer } from '../call.js';
import { Language } from '../languages.js';

type RequestOptions<Data> = {
    /** The caller shows the failure itself, next to the field or in its card. */
    quiet?: boolean;
    /** Uses this token instead of the session's. Sign-in asks for the user before it stores the token. */
    token?: string;
    /** Sends this header instead of a token. The console of the outside API makes calls as a program does. */
    authorization?: string;
    /** Reads `data` instead of the contract's schema, when one wrong part must not make the whole answer fail. */
    read?: (data: unknown) => Data;
};
/** The input of a call; `file` for a call that takes a file. */
type RequestInput<C extends Call> = CallInput<C> & {
    file?: File;
};
/**
 * Makes one call of the contract, with bearer token, time zone and language. The time limit is ten seconds with the
 * body, unless the call has none. A question that the cloud is too busy for (503) is asked again with growing waits, for 8
 * seconds at most, or for 45 after news (`repeat-plan.ts`); nobody hears of it meanwhile. No other call is ever repeated.
 * @returns the `data` of the answer, checked against the call's schema. For a call that ignores codes: the whole answer, also
 *   a refusal, which is not reported
 * @throws Refused the cloud answered with a code other than 610000, and the call does not ignore codes
 * @throws TimedOut, Unreachable no answer arrived
 * @throws ContractBroken the answer's `data` does not match the contract
 */
declare const request: <C extends Call>(call: C, input: RequestInput<C>, options?: RequestOptions<CallData<C>>) => Promise<CallAnswer<C>>;
/**
 * The data of a whole answer, for callers that treat a refusal as a failure.
 * @throws Refused
 */
declare const takeData: <Data>(call: Call, answer: WholeAnswer<Data>) => Data;

/** Values for the parts of an address that a link leaves open. */
type LinkValues = Readonly<Record<string, string | number>>;

/**
 * The address of a page of another sub-application, by the name that its environment lists: `store.detail`.
 * @param values for the parts that the link leaves open, as `{ storeId: 7 }`
 * @returns undefined where this site lacks the sub-application or the link, and where this person may not open it
 */
declare const linkTo: (name: string, values?: LinkValues) => string | undefined;

type NoticeLevel = 'info' | 'success' | 'warning' | 'error';
/** An action that a notice offers, with the label of its button. */
type NoticeAction = {
    label: string;
    act: () => void;
};
type Notice = {
    id: number;
    level: NoticeLevel;
    text: string;
    action?: NoticeAction;
};
/** The current notices, oldest first. root-config draws them. */
declare const $notices: nanostores.ReadableAtom<readonly Notice[]>;
/**
 * Shows a sentence for five seconds (spec §8). The time stops while the pointer or the focus is on a notice. A sentence
 * that is already shown is not shown twice: its five seconds start again.
 */
declare const notify: (level: NoticeLevel, text: string) => void;
/** The same for the portal's own sentences, which may be needed before the first texts are loaded. */
declare const notifyTranslated: (level: NoticeLevel, sentence: () => string) => Promise<void>;
/**
 * Offers an action. The notice stays until the person uses or dismisses it, because a decision needs time.
 * @returns its id, for code that has to remove it
 */
declare const offer: (text: string, action: NoticeAction, level?: NoticeLevel) => number;
declare const dismissNotice: (id: number) => void;
/** Pauses all notices: the person reads one, or is about to press its button (WCAG 2.2.1). */
declare const holdNotices: () => void;
/** Continues the time of all notices. */
declare const releaseNotices: () => void;

/** A question that needs an answer before the page goes on. */
type Question = {
    /** The question in one line. */
    heading: string;
    /** The consequences of a yes. Each line is a paragraph. */
    text: string;
    /** The label of the button that agrees. It names what happens: `Unbind Sunny`. */
    yes: string;
    /** The label of the other button; `Cancel`. */
    no?: string;
    /** A yes destroys something. Its button is red. */
    danger?: boolean;
    /** Runs after a yes, while the button is locked. When it rejects, the dialog stays open and shows the reason. */
    act?: () => Promise<unknown>;
};

/** The address in the browser, without the origin. */
type Route = {
    readonly pathname: string;
    readonly search: string;
    readonly hash: string;
};
declare const $route: nanostores.ReadableAtom<Route>;
/** Reads the address of the browser. root-config calls this on every change. */
declare const readRoute: () => void;
/**
 * Goes to an address of this origin.
 * @throws TypeError for anything but a path that starts with one slash: an address from data could lead to another site
 * or run as script (M7)
 */
declare const navigate: (address: string, how?: "push" | "replace") => void;

/** When unsaved work is lost: with its page, or only with its whole application. */
type LostWith = 'page' | 'application';
/** The applications on the page that have unsaved work, by name. */
declare const $unsaved: nanostores.ReadableAtom<readonly {
    name: string;
    lostWith: LostWith;
}[]>;
declare const setUnsaved: (name: string, unsaved: boolean, lostWith?: LostWith) => void;
declare const askBeforeLeaving: (question: () => Promise<boolean>) => void;
/**
 * Whether the person may leave the page: at once without unsaved work, else after a question. A yes discards the work,
 * so that no second question follows. All calls during a question share its answer.
 */
declare const mayLeave: () => Promise<boolean>;

/** The state that every sub-application receives (spec §4). A token of `-1` means that the person logged out. */
type SharedState = Readonly<{
    token: string;
    permissions: readonly string[];
    language: Language;
    route: Route;
    userId: number | undefined;
    /** Whether the open sub-application was opened by an address with `micro=true`. */
    micro: boolean;
}>;
/** Read-only and frozen: one sub-application must not change what another one reads. */
declare const $sharedState: nanostores.ReadableAtom<Readonly<{
    token: string;
    permissions: readonly string[];
    language: Language;
    route: Route;
    userId: number | undefined;
    /** Whether the open sub-application was opened by an address with `micro=true`. */
    micro: boolean;
}>>;

/**
 * The usage events the portal sends (spec §3), and beside those of the specification how a sub-application's module came:
 * the cloud compares versions by it (docs/releases.md).
 */
declare const trackingEvents: readonly ["pageClick", "pageView", "apiError", "jsError", "moduleLoad"];

type TrackingEvent = (typeof trackingEvents)[number];
/**
 * Records a usage event (spec §3). Events are sent in batches. Guests send nothing. A failure to send is never an
 * event, or one failure would cause the next for ever (T35).
 */
declare const track: (event: TrackingEvent, properties: Record<string, unknown>) => void;

/**
 * The props that the portal passes to every sub-application at mount, besides those of single-spa. They are all that a
 * sub-application needs: it does not have to import anything from the portal.
 */
type SubAppProps = {
    /** The module's name in the import map. */
    name: string;
    /**
     * The container to render into. It belongs to the sub-application from mount to unmount, and must be empty
     * afterwards.
     */
    domElement: HTMLElement;
    /** The path of this sub-application; all its addresses start with it: `/sub-app/robot`. */
    basePath: string;
    /** Token (`-1` after log-out), permissions, language, route and user id, as one store. */
    state$: ReadableAtom<SharedState>;
    api: {
        request: typeof request;
    };
    /** Goes to an address of this origin. `replace` adds no history entry. Throws TypeError for any other address. */
    navigate: (address: string, how?: 'push' | 'replace') => void;
    /**
     * Addresses of other sub-applications by name: `links.to('store.detail', { storeId })`. Undefined where this site lacks
     * the sub-application, and where this person may not open the page. Ask again when `state$` changes.
     */
    links: {
        to: typeof linkTo;
    };
    /** Shows a sentence for five seconds. */
    notify: (level: NoticeLevel, text: string) => void;
    /**
     * Asks a question in the portal's dialog, above everything. Answers true after a yes, when its `act` succeeded.
     */
    ask: (question: Question) => Promise<boolean>;
    /** Records a usage event. */
    track: (event: TrackingEvent, properties: Record<string, unknown>) => void;
    /** A text of the portal in the current language, or the fallback when the portal has no such key. */
    translate: (key: string, fallback?: string) => string;
    /**
     * Reports unsaved work, or that there is none any more. The person is asked before leaving. For work with `lostWith:
     * 'page'` the person is also asked before another page of the same application.
     */
    unsaved: (unsaved: boolean, lostWith?: LostWith) => void;
};
/** The props of a contribution to a page that is not the sub-application's own (docs/extension-points.md). */
type ExtensionProps = Omit<SubAppProps, 'unsaved'>;

export { $notices as $, $route as c, $sharedState as d, $unsaved as e, askBeforeLeaving as i, dismissNotice as j, holdNotices as k, linkTo as l, mayLeave as m, navigate as n, notify as o, notifyTranslated as p, offer as q, readRoute as r, releaseNotices as s, request as t, setUnsaved as u, takeData as v, track as w };
export type { ExtensionProps as E, LostWith as L, NoticeLevel as N, Question as Q, Route as R, SubAppProps as S, TrackingEvent as T, SharedState as a, LinkValues as b, Notice as f, NoticeAction as g, RequestOptions as h };
