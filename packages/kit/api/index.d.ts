export { K as KeyOf, M as MessageValues, O as OwnTranslate } from './shared/message-keys.js';
export { F as Format } from './shared/format.js';
import { S as SubAppProps } from './shared/sub-app-props.js';
export { L as LostWith, N as NoticeLevel, Q as Question, R as Route, a as SharedState, T as TrackingEvent } from './shared/sub-app-props.js';
import { D as Draw } from './shared/texts.js';
export { M as MessageFiles, S as Store, a as SubAppContext, T as TextsIn, c as createTexts, s as select } from './shared/texts.js';
export { L as Loaded, a as Loader, c as createLoader, s as shownOf } from './shared/loaded.js';
import 'nanostores';
import './call.js';
import 'valibot';
import './codes.js';
import './languages.js';

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

/**
 * The part of an address below a base path, without a slash at its end: `/list`, or empty for the base path itself.
 * Whole segments are compared, so `/sub-app/robotics` is not below `/sub-app/robot`.
 * @returns undefined for an address of another application
 */
declare const pathBelow: (pathname: string, basePath: string) => string | undefined;

export { Draw, SubAppProps, createSubApp, pathBelow };
export type { SubApp, SubAppPlan };
