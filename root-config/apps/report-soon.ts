import type { ModuleEvent } from './report-module.ts'

/** As the import map of the cloud has it: without the origin, where it is this page's own. */
export const addressOf = (module: string): string => {
  const address = System.resolve(module)
  return address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address
}

/**
 * Reports what happened to a sub-application. The code for that comes with the first report: pages without a
 * sub-application do not need it.
 * @param address of a version that this page need not have
 */
export const reportSoon = async (module: string, event: ModuleEvent, address = addressOf(module)): Promise<void> => {
  const { reportModule } = await import('./report-module.ts')
  reportModule(module, address, event)
}
