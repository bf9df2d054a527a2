/** `robot-portal`: the commands of a sub-application's project. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { checkProjectFiles } from './check/run-check.ts'
import { findFrame } from './mock/find-frame.ts'
import { startMockPortal } from './mock/mock-portal.ts'
import { readSwitches } from './mock/mock-switches.pure.ts'
import { readProject } from './project.ts'
import { publish, takeBack } from './publish/publish.ts'
import { runScript } from './publish/run-script.ts'
import { ToolFailed } from './tool-failed.ts'

const usage = `robot-portal <command>
  dev                     shows the application in a running portal, and follows the sources
    --portal <address>    the portal; http://localhost:8080 when nothing is said
    --port <number>       the port of this server
    --mock                in the frame of robot-portal-frame, with a cloud that makes its answers up; no portal is needed
    --fail 610500=0.1     a refusal for this share of the calls
    --delay <number>      how many milliseconds each answer waits
    --only <text>         both for calls alone whose path has this text
  check                   says what the portal would refuse or report, and which level of quality is reached
  publish                 builds, checks, and puts the module and its hash into the map of an environment
    --at <address>        the folder from which browsers fetch the files
    --files <folder>      that folder on this machine; without it the files have to be there already
    --portal <folder>     the folder of the portal that has the environment
    --env <name>          the environment; local when nothing is said
    --back                puts the address before into the map again`

const options = {
  portal: { type: 'string' },
  port: { type: 'string' },
  mock: { type: 'boolean', default: false },
  fail: { type: 'string' },
  delay: { type: 'string' },
  only: { type: 'string' },
  at: { type: 'string' },
  files: { type: 'string' },
  env: { type: 'string', default: 'local' },
  back: { type: 'boolean', default: false }
} as const

const read = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new ToolFailed(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

type Values = ReturnType<typeof read>['values']

/** @returns the address of a mock portal, which ends with this process */
const startMock = async (folder: string, switches: Parameters<typeof readSwitches>[0]): Promise<string> => {
  const read = readSwitches(switches)
  if ('problem' in read) throw new ToolFailed(`${read.problem}\n\n${usage}`)
  return (await startMockPortal(await findFrame(folder), read)).address
}

const commands: Readonly<Record<string, (folder: string, values: Values) => Promise<number>>> = {
  dev: async (folder, { portal, port, mock, ...switches }) => {
    if (portal !== undefined) process.env.PORTAL_URL = portal
    if (mock) process.env.PORTAL_URL = await startMock(folder, switches)
    const server = await createServer({
      root: folder,
      ...(port === undefined ? {} : { server: { port: Number(port) } })
    })
    await server.listen()
    server.printUrls()
    return 0
  },
  check: async folder => {
    const { built, quality, lines } = await checkProjectFiles(await readProject(folder))
    const others = built.list === undefined ? '' : `, and ${built.list.files.length - 1} other files`
    console.log(`${built.name}: ${built.kibibytes.toFixed(1)} KiB${others}`)
    for (const line of lines) console.log(line)
    return quality.isRefused ? 1 : 0
  },
  publish: async (folder, { portal, env: environment, at, files, back }) => {
    if (portal === undefined) throw new ToolFailed(`Which portal? Give --portal.\n\n${usage}`)
    const project = await readProject(folder)
    const target = { portal: resolve(folder, portal), environment }
    if (back) {
      console.log(await takeBack(project, target))
      return 0
    }
    if (at === undefined) throw new ToolFailed(`Where do browsers fetch the files? Give --at.\n\n${usage}`)
    await runScript(folder, 'build')
    const { built, quality, lines } = await checkProjectFiles(project)
    if (quality.isRefused) throw new ToolFailed(lines.join('\n'))
    for (const line of lines) console.log(line)
    console.log(
      await publish(project, built, {
        ...target,
        at,
        quality: quality.level,
        ...(files === undefined ? {} : { files: resolve(folder, files) })
      })
    )
    return 0
  }
}

/** Runs a command in a folder. @returns the exit code */
export const runCommand = async (args: readonly string[], folder: string): Promise<number> => {
  try {
    const { values, positionals } = read(args)
    const [name = '', ...rest] = positionals
    const command = Object.hasOwn(commands, name) && rest.length === 0 ? commands[name] : undefined
    if (command === undefined) throw new ToolFailed(usage)
    return await command(folder, values)
  } catch (error) {
    if (!(error instanceof ToolFailed)) throw error
    console.error(error.message)
    return 1
  }
}
