import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ToolFailed } from '../tool-failed.ts'

/** The files of `robot-portal-frame`, and how its page is sent. */
export type Frame = { folder: string; page: string; headers: Record<string, string> }

/** @throws ToolFailed where the project does not have the package */
export const findFrame = async (project: string): Promise<Frame> => {
  const folder = frameFolder(project)
  const { headers }: Pick<Frame, 'headers'> = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'))
  return { folder, page: await readFile(join(folder, 'index.html'), 'utf8'), headers }
}

const frameFolder = (project: string): string => {
  try {
    return dirname(createRequire(join(project, 'package.json')).resolve('robot-portal-frame/package.json'))
  } catch (cause) {
    throw new ToolFailed(
      'There is no robot-portal-frame in this project. `npm run pack` of the portal makes it: npm install --save-dev <tarball>',
      { cause }
    )
  }
}
