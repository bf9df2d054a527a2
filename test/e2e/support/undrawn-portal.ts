import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestCloud } from '../../../cloud/testing.ts'
import { test as drawing, root, startPortal } from './portal.ts'

export * from './portal.ts'

/** The same portal from a server that draws no frames into its pages, as one that only sends files. */
export const test = drawing.extend<object, { cloud: TestCloud }>({
  cloud: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from this pattern
    async ({}, use) => {
      const build = await mkdtemp(join(tmpdir(), 'portal-undrawn-'))
      for (const name of await readdir(`${root}build`))
        if (name !== 'manifest.json') await symlink(join(root, 'build', name), join(build, name))
      const { frame, ...manifest } = JSON.parse(await readFile(`${root}build/manifest.json`, 'utf8'))
      if (frame === undefined) throw new Error('The build has no module that draws frames: nothing was left out.')
      await writeFile(join(build, 'manifest.json'), JSON.stringify(manifest))
      const cloud = await startPortal(build)
      await use(cloud)
      await cloud.close()
      await rm(build, { recursive: true })
    },
    { scope: 'worker' }
  ]
})
