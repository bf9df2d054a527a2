import { resolve } from 'node:path'
import type { DataPlace, Settings } from '../../cloud/index.ts'

/** Where a command finds the data: the database of DATABASE_URL, else the folder of DATA_DIR; and its name in words. */
export const dataPlace = ({
  DATA_DIR,
  DATABASE_URL
}: Pick<Settings, 'DATA_DIR' | 'DATABASE_URL'>): { data: DataPlace; folder: string; name: string } => {
  const folder = resolve(DATA_DIR)
  return DATABASE_URL === undefined
    ? { data: { kind: 'folder', folder }, folder, name: folder }
    : { data: { kind: 'server', url: DATABASE_URL }, folder, name: `the database at ${new URL(DATABASE_URL).host}` }
}
