import { type Robot, robotList } from 'robot-portal-kit/calls/robots'
import { createFakeShell, generate } from 'robot-portal-kit/testing'
import { expect, test } from 'vitest'
import * as app from './index.ts'
import { robotAddress } from './page-of.ts'

const basePath = '/sub-app/fleet'

const open = async () => {
  const shell = createFakeShell({ basePath })
  await shell.mount(app)
  const { domElement } = shell.props
  return {
    shell,
    heading: () => domElement.querySelector('h1')?.textContent,
    content: () => domElement.textContent,
    table: () => domElement.querySelector<HTMLElement & { rows?: Robot[] }>('portal-table')
  }
}

test('shows the robots, in the language of the portal', async () => {
  const { shell, heading, table } = await open()
  await expect.poll(heading).toBe('Robots')
  await expect.poll(() => table()?.rows?.length).toBeGreaterThan(0)
  shell.change({ language: 'fr' })
  await expect.poll(heading).toBe('Parc de robots')
  await shell.unmount(app)
})

test('shows texts that somebody uploaded for it, and its own ones for the rest', async () => {
  const { shell, heading, table } = await open()
  shell.serveTexts({ title: 'Our fleet', 'not.asked': 'x' })
  await expect.poll(heading).toBe('Our fleet')
  shell.serveTexts({})
  await expect.poll(heading).toBe('Robots')
  await expect.poll(() => table()?.rows?.length).toBeGreaterThan(0)
  await shell.unmount(app)
})

test('shows one robot below its own address, and says so where there is none', async () => {
  const [robot] = (generate(robotList.data) as { list: Robot[] }).list
  if (robot === undefined) throw new Error('The fake cloud has no robot.')
  const { shell, heading, content } = await open()
  shell.go(robotAddress(basePath, robot.serial))
  await expect.poll(heading).toBe(robot.name)
  expect(content()).toContain(robot.softwareVersion)
  shell.go(`${basePath}/no/such/page`)
  await expect.poll(heading).toBe('This page does not exist')
  await shell.unmount(app)
})

test('says that the robots could not be loaded', async () => {
  const shell = createFakeShell({ basePath })
  shell.cloud.refuse(robotList, 610603)
  await shell.mount(app)
  const table = () => shell.props.domElement.querySelector<HTMLElement & { error?: string }>('portal-table')
  await expect.poll(() => table()?.error).toBe('The robots could not be loaded.')
  await shell.unmount(app)
})

test('leaves nothing in the page', async () => {
  const count = () => [document.body.childElementCount, document.adoptedStyleSheets.length]
  const before = count()
  for (let time = 0; time < 3; time += 1) {
    const { shell, heading } = await open()
    await expect.poll(heading).toBe('Robots')
    await shell.unmount(app)
    expect(shell.props.domElement.childNodes.length).toBe(0)
  }
  expect(count()).toEqual(before)
})
