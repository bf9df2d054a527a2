import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { day } from './clock.ts'

/*
 * For tests: the contents of a fresh database in memory, kept in a file. Migrations and demo data take ten seconds of a
 * processor, and every process of every run needs them.
 */

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'node_modules/.cache/portal-test-databases')

/** All files that decide the content of a fresh database. A change of any of these files makes a new image. */
const sources = [
  'package-lock.json',
  'cloud/**/*.*',
  'contract/**/*.ts',
  'session/messages/**/*.json',
  'sub-apps/**/messages/*.json'
]

let version: Promise<string> | undefined

/** Another one after each change of a file that decides what a fresh database holds. */
export const sourcesVersion = (): Promise<string> => {
  version ??= versionOf(globSync(sources, { cwd: root }).sort())
  return version
}

const versionOf = async (files: readonly string[]): Promise<string> => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(await readFile(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

const fileOf = async (taskDays: number): Promise<string> =>
  join(folder, `${await sourcesVersion()}-${taskDays}-days.tar`)

/**
 * The image of a database with so many days of tasks; 0 means no demo data.
 * A blob of its bytes would copy them twice, 50 MB each time, so this one hands them on.
 * @returns undefined where no process has made one since the sources changed
 */
export const findImage = async (taskDays: number): Promise<Blob | undefined> =>
  readFile(await fileOf(taskDays)).then(
    ({ buffer }) => Object.assign(new Blob(), { arrayBuffer: async () => buffer }),
    () => undefined
  )

/** Keeps an image for this process and for later ones, and removes those of a day ago and before. */
export const keepImage = async (taskDays: number, image: Blob): Promise<void> => {
  const file = await fileOf(taskDays)
  await mkdir(folder, { recursive: true })
  // Renamed when it is whole: other processes look for it meanwhile.
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, image.stream())
  await rename(unfinished, file)
  await removeOld(folder)
}

/** Removes the files and folders of a folder that are older than a day. */
export const removeOld = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const one = join(folder, name)
    const made = await stat(one).catch(() => undefined)
    if (made !== undefined && made.mtimeMs < Date.now() - day) await rm(one, { recursive: true, force: true })
  }
}
