import type { Environment } from '#contract/page/environment.ts'
import { adapter } from './adapter.ts'

/** The server's configuration of this deployment, from the page. */
export const environment = (): Environment => adapter().environment
