import { a as SubAppProps } from './sub-app-props.js';
import { D as Draw } from './context.js';

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

export { createSubApp as c };
export type { SubApp as S, SubAppPlan as a };
