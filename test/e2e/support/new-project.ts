import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { removeOld } from '../../../cloud/testing.ts'
import { type Framework, frameworks } from '../../../scripts/new-sub-app/command.ts'
import { makeProject } from '../../../scripts/new-sub-app/make-project.ts'
import { packKit } from '../../../scripts/pack/pack-kit.ts'
import { npmCommand } from '../../../scripts/support/install.mjs'
import { root, run } from '../../../scripts/support/process.mjs'
import { buildInputs, hashOf } from '../../../scripts/support/stamp.mjs'

/** A generated project, with its packages. */
export type NewProject = {
  folder: string
  /** Runs a script of its package.json, as `npm run` does. */
  script: (name: string, ...args: string[]) => Promise<{ code: number; output: string }>
  /** Runs a command of the kit, in this environment beside that of the test. */
  command: (name: string, env: Record<string, string>) => ReturnType<NewProject['script']>
  remove: () => Promise<void>
}

type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))

/** Angular's tools are no packages of this repository: its project installs them. `npm test -- --all` asks for it. */
export const testedFrameworks: readonly Framework[] = frameworks.filter(
  framework => framework !== 'angular' || process.env.TEST_ALL !== undefined
)

const cache = join(root, 'node_modules/.cache/portal-test-packages')

/**
 * The kit as packed, in a folder that is shared and left alone. Packing takes a processor for 25 seconds. So it is done once after a
 * change of what a package is made of, and `packed.test.ts` does it each time.
 */
export const packedKit = async (): Promise<string> => {
  process.chdir(root)
  const kept = join(cache, await hashOf([...buildInputs, 'scripts']))
  if (!existsSync(kept)) {
    const unfinished = `${kept}.${process.pid}`
    await packKit(unfinished)
    // Another worker may have been faster.
    await rename(unfinished, kept).catch(() => rm(unfinished, { recursive: true, force: true }))
    await removeOld(cache)
  }
  return join(kept, 'kit')
}

/** Passes where a command ended well; else its output is the message. @returns the output */
export const passes = async (finished: ReturnType<NewProject['script']>): Promise<string> => {
  const { code, output } = await finished
  if (code !== 0) throw new Error(output)
  return output
}

/** Makes a project with its packages. */
export const newProject = async (kit: string, framework: Framework, prefix: string): Promise<NewProject> => {
  const folder = await mkdtemp(join(tmpdir(), `portal-${prefix}-`))
  await makeProject({ framework, prefix, title: 'Fleet', folder, packages: { kit: `file:${kit}`, frame: undefined } })
  if (framework === 'angular') await installPackages(folder)
  else await linkPackages(folder, kit)
  const command: NewProject['command'] = (name, env) =>
    run(join(folder, 'node_modules/.bin/robot-portal'), [name], { cwd: folder, env: { ...process.env, ...env } })
  return { folder, script: scriptRunner(folder), command, remove: () => rm(folder, { recursive: true, force: true }) }
}

const installPackages = async (folder: string): Promise<void> => {
  const [command, ...npm] = npmCommand(process.env)
  const flags = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--install-links']
  const { code, output } = await run(command, [...npm, ...flags], { cwd: folder })
  if (code !== 0) throw new Error(`npm could not install the packages of a project:\n${output}`)
}

/** Links the packages of this repository: the test asks no registry. */
const linkPackages = async (folder: string, kit: string): Promise<void> => {
  const modules = join(folder, 'node_modules')
  await cp(kit, join(modules, 'robot-portal-kit'), { recursive: true })
  const { dependencies, devDependencies } = await readManifest(folder)
  const { dependencies: ofKit } = await readManifest(join(modules, 'robot-portal-kit'))
  const { 'robot-portal-kit': _, ...names } = { ...ofKit, ...dependencies, ...devDependencies }
  for (const name of Object.keys(names)) {
    await mkdir(dirname(join(modules, name)), { recursive: true })
    await symlink(join(root, 'node_modules', name), join(modules, name), 'junction')
  }
  await linkCommand(modules)
}

/** The commands of this repository's packages stand in for those of the project. */
const scriptRunner = (folder: string): NewProject['script'] => {
  const own = join(folder, 'node_modules/.bin')
  const env = { ...process.env, PATH: [own, join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter) }
  return (name, ...args) => {
    const [command, ...npm] = npmCommand(process.env)
    return run(command, [...npm, 'run', name, '--', ...args], { cwd: folder, env })
  }
}

/** Links the command of the kit, as npm does. */
const linkCommand = async (modules: string): Promise<void> => {
  const command = join(modules, 'robot-portal-kit/bin/robot-portal.js')
  await chmod(command, 0o755)
  await mkdir(join(modules, '.bin'))
  await symlink(command, join(modules, '.bin/robot-portal'))
}
