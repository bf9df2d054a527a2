import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Answer, askModule } from './ask-module.ts'
import type { EnvironmentFiles } from './read-environment.ts'

/**
 * Looks at an address of the map. A path is a file of the portal's own build: the server puts in its hashed name and its
 * hash. Every other address needs an origin that the environment allows, since the page's policy refuses the rest.
 */
export const askEntry = async (
  { environment, environmentFile, build }: EnvironmentFiles,
  address: string
): Promise<Answer | { own: true }> => {
  if (address.startsWith('/')) {
    return (await isBuilt(build, address))
      ? { own: true }
      : { fault: 'The build has no such file. Run `npm run build` first.' }
  }
  const { origin } = new URL(address)
  if (!environment.moduleOrigins.includes(origin))
    return { fault: `${origin} is not among the moduleOrigins of ${environmentFile}.` }
  return askModule(address)
}

const isBuilt = async (build: string, address: string): Promise<boolean> => {
  const file = join(build, 'manifest.json')
  if (!existsSync(file)) return false
  const {
    files,
    integrity
  }: Record<'files' | 'integrity', Record<string, string>> = JSON.parse(await readFile(file, 'utf8'))
  return Object.hasOwn(files, address) || Object.hasOwn(integrity, address)
}
