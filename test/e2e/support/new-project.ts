import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { type Framework, frameworks } from '../../../scripts/new-sub-app/command.ts'
import { makeProject } from '../../../scripts/new-sub-app/make-project.ts'
import { packKit } from '../../../scripts/pack/pack-kit.ts'
import { npmCommand } from '../../../scripts/support/install.mjs'
import { root, run } from '../../../scripts/support/process.mjs'

/** A generated project, with its packages. */
export type NewProject = {
  folder: string
  /** Runs a script of its package.json, as `npm run` does. */
  script: (name: string, ...args: string[]) => Promise<{ code: number; output: string }>
  remove: () => Promise<void>
}

type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))

/** Angular's tools are no packages of this repository: its project installs them. `npm test -- --all` asks for it. */
export const testedFrameworks: readonly Framework[] = frameworks.filter(
  framework => framework !== 'angular' || process.env.TEST_ALL !== undefined
)

/** Packs the kit once for all projects of a test file, apart from other files at the same time. */
export const packForProjects = async (): Promise<{ folder: string; remove: () => Promise<void> }> => {
  process.chdir(root)
  const folder = await mkdtemp(join(tmpdir(), 'portal-kit-'))
  await packKit(folder)
  return { folder: join(folder, 'kit'), remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Makes a project with its packages. */
export const newProject = async (kit: string, framework: Framework, prefix: string): Promise<NewProject> => {
  const folder = await mkdtemp(join(tmpdir(), `portal-${prefix}-`))
  await makeProject({ framework, prefix, title: 'Fleet', folder, packages: { kit: `file:${kit}`, frame: undefined } })
  if (framework === 'angular') await installPackages(folder)
  else await linkPackages(folder, kit)
  return { folder, script: scriptRunner(folder), remove: () => rm(folder, { recursive: true, force: true }) }
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
