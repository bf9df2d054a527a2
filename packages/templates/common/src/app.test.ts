import type { ListProperties } from 'robot-portal-kit'
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
    // The element comes with the portal: here it is a tag with properties.
    list: () => domElement.querySelector<HTMLElement & Partial<ListProperties>>('portal-list')
  }
}

test('shows the robots, in the language of the portal', async () => {
  const { shell, heading, list } = await open()
  await expect.poll(heading).toBe('Robots')
  const page = await list()?.ask?.({ pageNo: 1, size: 10 })
  expect(page?.list.length).toBeGreaterThan(0)
  shell.change({ language: 'fr' })
  await expect.poll(heading).toBe('Parc de robots')
  await shell.unmount(app)
})

test('shows texts that somebody uploaded for it, and its own ones for the rest', async () => {
  const { shell, heading } = await open()
  shell.serveTexts({ title: 'Our fleet', 'not.asked': 'x' })
  await expect.poll(heading).toBe('Our fleet')
  shell.serveTexts({})
  await expect.poll(heading).toBe('Robots')
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

test('goes on as it was when the same person signs in again', async () => {
  const [robot] = (generate(robotList.data) as { list: Robot[] }).list
  const { shell, heading } = await open()
  shell.go(robotAddress(basePath, robot?.serial ?? ''))
  await expect.poll(heading).toBe(robot?.name)
  const page = shell.props.domElement.querySelector('h1')
  shell.change({ token: 'after-the-end-of-the-session' })
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(shell.props.domElement.querySelector('h1')).toBe(page)
  await shell.unmount(app)
})

test('says that a robot could not be loaded', async () => {
  const { shell, content } = await open()
  shell.cloud.refuse(robotList, 610603)
  shell.go(robotAddress(basePath, 'X-1'))
  await expect.poll(content).toContain('The robots could not be loaded.')
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
