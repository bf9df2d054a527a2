import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { keepReleases, makeRoom, withNewest } from '../../../scripts/build/keep-releases.ts'

test('the same build once more pushes no other one out', () => {
  expect(withNewest([['/a'], ['/b'], ['/c']], ['/a'])).toEqual([['/a'], ['/b'], ['/c']])
  expect(withNewest([['/a'], ['/b'], ['/c']], ['/b'])).toEqual([['/b'], ['/a'], ['/c']])
  expect(withNewest([['/a'], ['/b'], ['/c']], ['/d'])).toEqual([['/d'], ['/a'], ['/b']])
})

test('files of the two builds before this one stay for open pages, with their compressed copies; older ones go', async () => {
  const out = await mkdtemp(join(tmpdir(), 'portal-build-'))
  const buildOnce = async (name: string) => {
    await makeRoom(out)
    for (const folder of ['assets', 'sub-apps/robot', 'gallery']) await mkdir(join(out, folder), { recursive: true })
    const files = [`/assets/shell-${name}.js`, `/sub-apps/robot/robot-${name}.js`]
    for (const file of files) {
      await writeFile(join(out, file), name)
      await writeFile(join(out, `${file}.br`), name)
    }
    await writeFile(join(out, 'gallery', `${name}.html`), name)
    await writeFile(join(out, 'index.html'), name)
    await keepReleases(out, new Set(files))
  }
  for (const name of ['one', 'two', 'two', 'three', 'four']) await buildOnce(name)
  expect((await readdir(join(out, 'assets'))).sort()).toEqual(
    ['two', 'three', 'four'].flatMap(name => [`shell-${name}.js`, `shell-${name}.js.br`]).sort()
  )
  expect(await readdir(join(out, 'sub-apps/robot'))).toHaveLength(6)
  expect(await readdir(join(out, 'gallery'))).toEqual(['four.html'])
  await makeRoom(out)
  expect((await readdir(out)).sort()).toEqual(['assets', 'index.html', 'releases.json', 'sub-apps'])
  await rm(out, { recursive: true })
})
