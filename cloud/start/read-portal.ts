import type { Environment } from '#contract/page/environment.ts'
import type { DemoWish } from '../demo/decide.pure.ts'
import { type PortalFiles, readPortalFiles } from '../portal/read-files.ts'
import { type Centre, centreOf } from '../topics/cleaning/centre/centre.ts'
import { withCodeWays } from '../topics/delivery/code-ways.ts'
import { refuseWithoutTransport } from '../topics/delivery/no-transport.ts'
import type { CloudOptions } from './cloud-options.ts'

/** The built portal, and the choices of its environment. */
export type ReadPortal = {
  mode: Environment['mode']
  /** Whether there is to be demo data. */
  wish: DemoWish
  /** Without a portal there are calls alone. */
  files: PortalFiles | undefined
  centre: Centre | undefined
}

/**
 * Reads the built portal, and checks the settings that its environment asks for.
 * @throws StartError
 */
export const readPortal = async (options: CloudOptions): Promise<ReadPortal> => {
  const read = options.portal && (await readPortalFiles(options.portal))
  const mode = read?.environment.mode ?? 'development'
  const wish = options.demo.wish(mode)
  refuseWithoutTransport(mode, options)
  const files = read && { ...read, environment: withCodeWays(read.environment, options) }
  return { mode, wish, files, centre: centreOf(files?.environment, options.centreKeys) }
}
