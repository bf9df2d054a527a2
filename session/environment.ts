import type { Environment } from '#contract/page/environment.ts'
import { adapter } from './adapter.ts'

/** What the server wrote into the page about this deployment. */
export const environment = (): Environment => adapter().environment
