import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileListName } from '#contract/modules/file-list.ts'
import type { QualityLevel } from '#contract/modules/quality.ts'
import { moduleName } from '#contract/page/sub-apps/sub-apps.ts'
import type { BuiltModule } from '../built-module.ts'
import type { Project } from '../project.ts'
import { ToolFailed } from '../tool-failed.ts'
import { inForce, type Publication, readPublished, writePublished } from './published.ts'
import { runImportmap, type Target } from './run-script.ts'

export type Publishing = Target & {
  /** The address of the folder from which browsers fetch the files. */
  at: string
  /** The folder itself, where this machine can write to it. */
  files?: string | undefined
  /** The level that the check found; undefined below bronze. */
  quality?: QualityLevel | undefined
}

/**
 * Copies the built files to their host, and puts the address and the hash of the first one into the map of an environment.
 * The portal's own command reads all of them from there first.
 * @returns a sentence that says what was done
 */
export const publish = async (project: Project, built: BuiltModule, publishing: Publishing): Promise<string> => {
  const below = folderOf(built)
  const address = new URL(below + built.name, publishing.at.endsWith('/') ? publishing.at : `${publishing.at}/`).href
  if (publishing.files !== undefined) await copyBuilt(built, join(publishing.files, below))
  const before = await addressIn(publishing, project.prefix)
  if (before === address) return `${address} is in the map already.`
  const list = await readPublished(project.folder)
  const { environment, quality } = publishing
  // An environment goes on knowing an application whose module was taken back.
  const isKnown = before !== null || list.some(it => it.environment === environment)
  const said = await runImportmap(publishing, [
    ...(isKnown ? ['set', moduleName(project.prefix), address] : addOf(project, address)),
    ...(quality === undefined ? [] : ['--quality', quality])
  ])
  const { integrity } = built
  const done: Publication = {
    environment,
    address,
    before,
    integrity,
    time: new Date().toISOString(),
    takenBack: false
  }
  await writePublished(project.folder, [...list, done])
  return said
}

/**
 * Puts the address into the map that the newest publication replaced.
 * @throws ToolFailed where there is none to go back to
 */
export const takeBack = async (project: Project, target: Target): Promise<string> => {
  const list = await readPublished(project.folder)
  const last = inForce(list, target.environment)
  if (last === undefined) throw new ToolFailed(`Nothing was published in ${target.environment} from here.`)
  const name = moduleName(project.prefix)
  const said = await runImportmap(target, last.before === null ? ['remove', name] : ['set', name, last.before])
  await writePublished(
    project.folder,
    list.map(it => (it === last ? { ...it, takenBack: true } : it))
  )
  return said
}

/** Several files have a folder of their own for each release, named by what is in it. Nobody ever writes to it again. */
const folderOf = ({ list }: BuiltModule): string =>
  list === undefined ? '' : `${createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 16)}/`

const copyBuilt = async ({ folder, name, list }: BuiltModule, to: string): Promise<void> => {
  // A source map lies beside the one file, where the build made one. A list names its maps itself.
  const single = (await readdir(folder)).filter(file => file === name || file === `${name}.map`)
  const names = list === undefined ? single : [...list.files.map(file => file.name), fileListName]
  for (const file of names) {
    await mkdir(dirname(join(to, file)), { recursive: true })
    await copyFile(join(folder, file), join(to, file))
  }
}

const addOf = ({ prefix, title, icon, permission }: Project, address: string): string[] => [
  'add',
  prefix,
  address,
  ...['--title', title],
  ...(icon === undefined ? [] : ['--icon', icon]),
  ...(permission === undefined ? [] : ['--permission', permission])
]

/** The address of the application in the map of an environment; null for a map without it. */
const addressIn = async (target: Target, prefix: string): Promise<string | null> => {
  const lines = (await runImportmap(target, ['list'])).split('\n')
  const row = lines.map(line => line.split(/\s+/)).find(([name]) => name === moduleName(prefix))
  return row?.[1] ?? null
}
