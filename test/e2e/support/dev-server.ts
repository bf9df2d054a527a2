import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { NewProject } from './new-project.ts'

/** The address of the application, as the developer's server prints it. Rejects where the server ends before. */
export const printedAddress = (dev: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    dev.stdout?.on('data', (part: Buffer) => {
      said += part.toString('utf8')
      const found = /http:\/\/\S+\/sub-app\/\S+/.exec(said)?.[0]
      if (found !== undefined) resolve(found)
    })
    dev.on('close', () => reject(new Error(`The developer's server ended: ${said}`)))
  })

/** Starts the developer's server of a project, on any free port. */
export const startDev = async (
  { folder }: NewProject,
  ...options: string[]
): Promise<{ address: string; dev: ChildProcess }> => {
  const command = join(folder, 'node_modules/robot-portal-kit/bin/robot-portal.js')
  const dev = spawn(process.execPath, [command, 'dev', '--port', '0', ...options], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit']
  })
  return { address: await printedAddress(dev), dev }
}
