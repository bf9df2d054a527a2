import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { npmCommand } from '../../../scripts/install.mjs'
import type { Framework } from '../../../scripts/new-sub-app/command.ts'
import { makeProject } from '../../../scripts/new-sub-app/make-project.ts'
import { packKit } from '../../../scripts/pack/pack-kit.ts'
import { root, run } from '../../../scripts/process.mjs'

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

/** Packs the kit once for all projects of a test file, apart from other files at the same time. */
export const packForProjects = async (): Promise<{ folder: string; remove: () => Promise<void> }> => {
  process.chdir(root)
  const folder = await mkdtemp(join(tmpdir(), 'portal-kit-'))
  await packKit(folder)
  return { folder: join(folder, 'kit'), remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Makes a project, and links the packages of this repository into it: a test asks no registry. */
export const newProject = async (kit: string, framework: Framework, prefix: string): Promise<NewProject> => {
  const folder = await mkdtemp(join(tmpdir(), `portal-${prefix}-`))
  await makeProject({ framework, prefix, title: 'Fleet', folder, kit: '0.0.0' })
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
  return { folder, script: scriptRunner(folder), remove: () => rm(folder, { recursive: true, force: true }) }
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
