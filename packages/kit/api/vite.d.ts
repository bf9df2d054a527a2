import { Plugin } from 'vite';

/** How tests and checks start a browser. */
type LaunchOptions = {
    executablePath?: string;
    channel?: string;
};
/**
 * The browser that `CHROMIUM` names, else the machine's Chrome. `PLAYWRIGHT_CHROMIUM=own` means the one that
 * `npx playwright install chromium` fetched.
 */
declare const launchOptions: () => LaunchOptions;

/** `robot-portal-kit/vite`: builds a sub-application into one file, and shows it in a running portal while it is written. */

type SubAppOptions = {
    /** The module with the lifecycles. */
    entry?: string;
    /** Names that the page has too and the build leaves out, as `react`. The portal's version counts then. */
    shared?: readonly string[];
};
/**
 * The plugin for Vite. `PORTAL_URL` names the portal that `npm run dev` opens. The rest is in `robotPortal` of
 * package.json.
 */
declare const portalSubApp: ({ entry, shared }?: SubAppOptions) => Plugin;

export { launchOptions, portalSubApp };
export type { SubAppOptions };
