import { spawn } from 'node:child_process'
import { ToolFailed } from '../tool-failed.ts'

/** A folder of the portal, and the name of one of its environments. */
export type Target = { portal: string; environment: string }

/**
 * Runs `npm run importmap` of a portal, which checks a module before it writes the map.
 * @returns the output of the command
 * @throws ToolFailed with the output of the command where the command refuses
 */
export const runImportmap = ({ portal, environment }: Target, args: readonly string[]): Promise<string> =>
  runScript(portal, 'importmap', ...args, '--env', environment)

/**
 * Runs a script of the package.json of a folder.
 * @returns the output of the script
 * @throws ToolFailed with the output of the script where it fails
 */
export const runScript = (folder: string, script: string, ...args: readonly string[]): Promise<string> => {
  // On Windows npm is a file for its shell.
  const [command, ...first] = process.platform === 'win32' ? ['cmd.exe', '/c', 'npm'] : ['npm']
  const npm = [...first, '--prefix', folder, 'run', '--silent', script, '--', ...args]
  return new Promise((resolve, reject) => {
    const child = spawn(command, npm, { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    const hear = (part: Buffer): void => {
      said += part.toString('utf8')
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', cause => reject(new ToolFailed(`npm could not be started: ${cause.message}`, { cause })))
    child.on('close', code => (code === 0 ? resolve(said.trim()) : reject(new ToolFailed(said.trim()))))
  })
}
