import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { send, signIn } from '../cloud/support/client.ts'
import { startChild } from '../cloud/support/faults/child.ts'
import { writeProject } from '../cloud/support/files/portal-files.ts'
import { runScript } from '../cloud/support/run-script.ts'

const seed = (args: string[]) => runScript('seed', args, { PORTAL_DEMO_PASSWORD: 'seed-password-1' })

const wrongUse: [what: string, args: string[], says: RegExp][] = [
  ['nothing to add', [], /^npm run seed -- \[options\]/],
  ['an unknown option', ['--mesages', '1'], /--mesages[\s\S]*npm run seed/],
  ['a number in words', ['--messages', 'many'], /^--messages is "many", but it takes a number from 0 to 1000000\.\n$/],
  ['more than the tables are meant for', ['--menu', '10001'], /^--menu is "10001", but it takes a number/],
  ['an empty folder', ['--menu', '1', '--data-dir', ''], /^--data-dir is empty/]
]
for (const [what, args, says] of wrongUse)
  test(`says what is wrong when the seed is given ${what}`, async () => {
    const { code, output } = await seed(args)
    expect(output).toMatch(says)
    expect(code).toBe(1)
  })

test('fills a new data folder, adds to it a second time, and leaves one alone that a cloud has open', async () => {
  test.setTimeout(180_000)
  const project = await writeProject()
  const data = join(project, 'data')
  const args = ['--messages', '5030', '--menu', '51', '--robots', '30', '--tasks', '900', '--data-dir', data]
  try {
    expect(await seed(args)).toEqual({
      code: 0,
      output: `Made the demo data in ${data}.\nAdded 5,030 messages of operator@demo.example, 51 menu entries, 30 robots and 900 tasks.\n`
    })
    expect((await seed(['--menu', '3', '--data-dir', data])).output).toMatch(
      /^Kept the demo data in .*\nAdded 0 .* 3 menu entries, 0 robots and 0 tasks/
    )
    const child = startChild({ cwd: project, env: { DATA_DIR: data } })
    const url = await child.ready
    const token = await signIn({ url, password: 'seed-password-1' }, 'operator')
    const { data: counts } = await send(url, calls.messageCount, { token })
    expect(counts).toEqual({ unReadCount: 128 + 503, readCount: 212 + 4_527, count: 340 + 5_030 })
    const robots = { text: 'LOAD', tasksTo: '2999-12-31' }
    expect((await send(url, calls.robotList, { token, query: robots })).data.total).toBe(30)
    const { data: menu } = await send(url, calls.menuTree, { token })
    const added = menu.filter(({ path }) => path.startsWith('/load/'))
    expect(added.map(({ children }) => children?.length ?? 0)).toEqual([49, 0, 2])
    expect(await seed(args)).toEqual({
      code: 1,
      output: `The data folder ${data} (DATA_DIR) is in use by another process. Stop that one first.\n`
    })
    await child.end('SIGTERM')
  } finally {
    await rm(project, { recursive: true, force: true })
  }
})
