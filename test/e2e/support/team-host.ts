import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { root } from '../../../scripts/support/process.mjs'

/** The host of a team that has a project of its own: what lies in its folder can be fetched from its origin. */
export type TeamHost = { origin: string; folder: string; close: () => Promise<void> }

/**
 * Opens the host of a team. `npm run importmap` works in the folder of the environment afterwards, which stands for the one
 * of a portal.
 * @param environment the folder of the environment
 */
export const openTeamHost = async (environment: string): Promise<TeamHost> => {
  const folder = join(environment, 'published')
  await mkdir(folder)
  const server = createServer(async (request, response) => {
    const file = await readFile(join(folder, request.url ?? '')).catch(() => undefined)
    const headers = { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' }
    response.writeHead(file === undefined ? 404 : 200, headers).end(file)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const importmap = `node ${join(root, 'scripts/importmap.ts')}`
  await writeFile(join(environment, 'package.json'), JSON.stringify({ scripts: { importmap } }))
  await cp(join(root, 'build/manifest.json'), join(environment, 'build/manifest.json'))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    folder,
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}
