import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { ToolFailed } from '../../tool-failed.ts'

/** Finds the faults that axe sees in the application; one line each. With names of rules, only those are asked. */
export type Axe = (only?: readonly string[]) => Promise<string[]>

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** @param folder the project, which brings axe */
export const axeIn = async (page: Page, folder: string): Promise<Axe> => {
  const axe = await readFile(createRequire(join(folder, 'package.json')).resolve('axe-core/axe.min.js'), 'utf8')
  // axe leaves a global of its own, so it runs in a world apart.
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id
  })
  await session.send('Runtime.evaluate', { expression: axe, contextId })
  return async only => {
    const runOnly = only === undefined ? levels : { type: 'rule', values: only }
    const expression = `axe.run('main', ${JSON.stringify({ runOnly, resultTypes: ['violations'] })}).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(node => id + ': ' + node.html.slice(0, 200))))`
    const answer = await session.send('Runtime.evaluate', {
      expression,
      contextId,
      awaitPromise: true,
      returnByValue: true
    })
    if (answer.exceptionDetails !== undefined) throw new ToolFailed(`axe failed: ${answer.exceptionDetails.text}`)
    return answer.result.value as string[]
  }
}
