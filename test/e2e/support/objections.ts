import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { root } from '../../../scripts/support/process.mjs'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const axe = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8')

/** Puts axe into each frame of a page that lacks it. The builder would put it there twice, for each question anew. */
const bringAxe = async (page: Page): Promise<void> => {
  const bring = page.frames().map(async frame => {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe)
  })
  await Promise.all(bring)
}

/** Colours depend on the theme, names and structure do not. */
type Asked = 'page' | 'colours' | 'element'

/** Expects nothing to object to, of names and structure once, and of colours in both themes. */
export const expectNoObjections = async (page: Page, of: 'page' | 'element', what = ''): Promise<void> => {
  for (const [colorScheme, asked] of [
    ['light', of],
    ['dark', 'colours']
  ] as const) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await objectionsTo(page, asked), `${what} in ${colorScheme}`).toEqual([])
  }
}

/**
 * The objections of axe to a page under WCAG 2.2 AA, each rule with the elements that break it. An element that stands
 * alone is no page: best practices, such as one main region, are not asked of it.
 */
export const objectionsTo = async (page: Page, of: Asked = 'page'): Promise<string[]> => {
  await endOfMotion(page)
  await bringAxe(page)
  const builder = new AxeBuilder({ page, axeSource: '0' })
    // axe knows a skip link only where the first link after it stands in no shadow root; menu.test.ts tests ours.
    .exclude('.skip')
    // A third of the time: nothing of what passed is told, and no second page is opened for frames of other sites. Options come
    // first, since they replace the rules that were asked for before.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
  const asked =
    of === 'colours'
      ? builder.withRules(['color-contrast', 'link-in-text-block'])
      : builder.withTags(of === 'element' ? standard : [...standard, 'best-practice'])
  const { violations } = await asked.analyze()
  return violations
    .map(({ id, nodes }) => ({
      id,
      found: nodes.map(({ html }) => html).filter(html => !isKoreanDay(id, html) && !isChip(id, html))
    }))
    .filter(({ found }) => found.length > 0)
    .map(({ id, found }) => `${id}: ${found.join(' ')}`)
}

/**
 * Text that is still fading in has too little contrast. Each shadow root tells of its own motion alone. A spinner turns for ever and
 * is not waited for.
 */
const endOfMotion = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...Array.from(root.querySelectorAll('*')).flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : []))
    ]
    const ending = rootsIn(document)
      .flatMap(root => root.getAnimations())
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** A day of the calendar shows `1` and is called `3월 1일`: in Korean number and word are one, which axe takes for another text. */
const isKoreanDay = (id: string, html: string): boolean =>
  id === 'label-content-name-mismatch' && / part="button day .*aria-label="\d+월 \d+일"/.test(html)

/** A chip shows its name inside: before anything is chosen as its placeholder, then before the choice. axe wants a label beside it. */
const isChip = (id: string, html: string): boolean => id === 'label-title-only' && html.includes('part="display-input"')
