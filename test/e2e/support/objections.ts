import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The objections of axe to a page under WCAG 2.2 AA, each rule with the elements that break it. */
export const objectionsTo = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    // axe knows a skip link only where the first link after it stands in no shadow root; menu.test.ts tests ours.
    .exclude('.skip')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // A third of the time: nothing of what passed is told, and no second page is opened for frames of other sites.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
