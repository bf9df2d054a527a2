import type { Environment } from '#contract/page/environment.ts'
import { outside } from './outside.ts'

/** What the server wrote into the page about this deployment. */
export const environment = (): Environment => outside().environment
