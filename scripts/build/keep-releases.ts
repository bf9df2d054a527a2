import { glob, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Builds whose files are there, the newest first: each as the addresses of its files. */
type Releases = string[][]

/**
 * Pages that people left open ask for files of an earlier build: so many builds, the newest among them, stay
 * (docs/decisions/0008-a-build-keeps-the-files-of-two-before-it.md).
 */
const releasesMax = 3

/** Folders in which a build keeps older files; it makes everything else anew. */
const folders = ['assets', 'sub-apps']
const stays = [...folders, 'releases.json', 'index.html', 'manifest.json']

/**
 * Makes room for a build. It keeps the files that a running server goes on serving meanwhile: the hashed files of earlier
 * builds, and the page and the manifest that name them until the new ones are there.
 */
export const makeRoom = async (out: string): Promise<void> => {
  const entries = await readdir(out).catch(() => [])
  for (const entry of entries) if (!stays.includes(entry)) await rm(join(out, entry), { recursive: true })
}

/** Addresses of the files that builds before this one finished. */
export const earlierFiles = async (out: string): Promise<Set<string>> => new Set((await readReleases(out)).flat())

/** Notes the files of a build that went well, and removes those that only older builds had. */
export const keepReleases = async (out: string, built: ReadonlySet<string>): Promise<void> => {
  const releases = withNewest(await readReleases(out), [...built].sort())
  await writeFile(join(out, 'releases.json'), JSON.stringify(releases))
  const kept = new Set(releases.flat())
  for await (const file of glob(`${out}/{${folders.join()}}/**/*.*`)) {
    const address = file.slice(out.length).replaceAll('\\', '/')
    if (!kept.has(address.replace(/\.(br|gz)$/, ''))) await rm(file)
  }
}

/** The same build once more pushes none of the others out. */
export const withNewest = (releases: Releases, newest: string[]): Releases =>
  [newest, ...releases.filter(release => release.join() !== newest.join())].slice(0, releasesMax)

const readReleases = async (out: string): Promise<Releases> => {
  try {
    return JSON.parse(await readFile(join(out, 'releases.json'), 'utf8'))
  } catch {
    // The first build, or one that something broke off: there is nothing to keep.
    return []
  }
}
