import type { Page } from '@playwright/test'
import { expect } from './portal.ts'

/** The names of the buttons of a closed shadow root, and of all others, as a screen reader finds them. */
const buttonsOf = async (page: Page): Promise<{ name: string; id: number }[]> => {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes.flatMap(({ role, name, ignored, backendDOMNodeId: id }) =>
    role?.value === 'button' && !ignored && id !== undefined ? [{ name: String(name?.value), id }] : []
  )
}

/** Whether the way out of the application is offered. Its bar has a closed root, which no locator reads. */
export const isLeaveOffered = async (page: Page): Promise<boolean> =>
  (await buttonsOf(page)).some(({ name }) => name === 'Leave')

export const seesLeaveBar = (page: Page): Promise<void> =>
  expect.poll(() => isLeaveOffered(page), { timeout: 20_000 }).toBe(true)

/** Presses a button of the bar by the mouse, where it is on the screen. */
export const pressInLeaveBar = async (page: Page, wanted: 'Leave' | 'Stay here'): Promise<void> => {
  await seesLeaveBar(page)
  const id = (await buttonsOf(page)).find(({ name }) => name === wanted)?.id ?? 0
  const session = await page.context().newCDPSession(page)
  const { model } = await session.send('DOM.getBoxModel', { backendNodeId: id })
  const [left = 0, top = 0, , , right = 0, bottom = 0] = model.content
  await session.detach()
  await page.mouse.click((left + right) / 2, (top + bottom) / 2)
}
