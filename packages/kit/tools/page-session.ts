import { fileURLToPath } from 'node:url'

/** The module of the page that has to stay the only one. */
export const session = '@portal/session'

/** The module in its place where there is no page of the portal: `testing/page-session.js` of the package. */
export const sessionStandIn = fileURLToPath(new URL('../testing/page-session.js', import.meta.url))
