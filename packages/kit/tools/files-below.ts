import { readdir } from 'node:fs/promises'

/** The files below a folder whose names end as asked, as paths from there with forward slashes. None without the folder. */
export const filesBelow = async (folder: string, ending: RegExp): Promise<string[]> => {
  const names = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => ending.test(name))
    .sort()
}
